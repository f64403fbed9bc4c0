import { type ComponentProps, useId } from 'react'
import { ENGINE_STEPS, INPUTS, type Step } from '#web/features/hub-diagram/steps.ts'
import { EngineDrawing, StepDrawing } from './step-drawing.tsx'

/** A picture with its name and a description; the list below it has the details. */
function Picture({ children, ...svg }: ComponentProps<'svg'>) {
  const id = useId()
  return (
    <svg
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...svg}
    >
      <title id={`${id}-title`}>The AI job-search process</title>
      <desc id={`${id}-desc`}>
        {`Five things that you set lead into the engine: ${namesOf(INPUTS)}. Out of it ` +
          `come five steps, one after the other: ${namesOf(ENGINE_STEPS)}.`}
      </desc>
      {children}
    </svg>
  )
}

const namesOf = (steps: readonly Step[]): string => steps.map(({ title }) => title.toLowerCase()).join(', ')

/** A step's drawing, its title and its note. */
function StepPart({ step, x, y }: { step: Step; x: number; y: number }) {
  return (
    <>
      <StepDrawing icon={step.icon} x={x} y={y} />
      <Text x={x + 40} y={y - 3} fontSize="17" className="font-sans">
        <tspan className="font-semibold">{step.title}</tspan>
        <tspan x={x + 40} dy="23" className="fill-muted" fontSize="15">
          {step.note}
        </tspan>
      </Text>
    </>
  )
}

const Text = (props: ComponentProps<'text'>) => (
  <text stroke="none" fill="currentColor" fontSize="22" className="font-serif" {...props} />
)

/** An arrowhead that points down, its tip at x and y. */
const tip = (x: number, y: number): string => `M${x - 4} ${y - 6}l4 6 4-6`

const ROW = 110
const FIRST = 96
const rowAt = (index: number): number => FIRST + index * ROW
const MIDDLE = rowAt(2)

/** For wide screens: the user's settings on the left, the engine in the middle, its steps on the right. */
export function WideDiagram({ className }: { className: string }) {
  return (
    <Picture viewBox="20 0 1060 580" className={className}>
      <Text x={20} y={34}>
        You set
      </Text>
      <Text x={748} y={34}>
        The engine does
      </Text>
      {INPUTS.map((step, index) => (
        <g key={step.title}>
          <StepPart step={step} x={40} y={rowAt(index)} />
          <path
            d={`M340 ${rowAt(index)}C420 ${rowAt(index)} 400 ${MIDDLE} 470 ${MIDDLE}`}
            className="stroke-control"
          />
          <circle cx="340" cy={rowAt(index)} r="3" className="fill-control" stroke="none" />
        </g>
      ))}
      <path d={`M468 ${MIDDLE - 4}l6 4-6 4`} className="stroke-control" />
      <rect x="484" y={MIDDLE - 90} width="160" height="180" rx="10" className="fill-sheet" />
      <EngineDrawing x={504} y={MIDDLE - 74} />
      <Text x="564" y={MIDDLE + 60} textAnchor="middle" fontSize="18">
        The engine
      </Text>
      <path d={`M644 ${MIDDLE}C720 ${MIDDLE} 668 ${FIRST} 734 ${FIRST}`} className="stroke-accent" />
      <path d={`M730 ${FIRST - 4}l6 4-6 4`} className="stroke-accent" />
      {ENGINE_STEPS.map((step, index) => (
        <g key={step.title}>
          <StepPart step={step} x={768} y={rowAt(index)} />
          {index > 0 && (
            <path
              d={`M768 ${rowAt(index - 1) + 30}V${rowAt(index) - 28}${tip(768, rowAt(index) - 27)}`}
              className="stroke-accent"
            />
          )}
        </g>
      ))}
    </Picture>
  )
}

const STEP = 84
const TOP = 72
const ENGINE_TOP = TOP + INPUTS.length * STEP - 14
const AFTER = ENGINE_TOP + 240

/** For phones: one line from top to bottom. */
export function TallDiagram({ className }: { className: string }) {
  const inputAt = (index: number) => TOP + index * STEP
  const stepAt = (index: number) => AFTER + index * STEP
  return (
    <Picture viewBox={`7 0 336 ${stepAt(ENGINE_STEPS.length - 1) + 44}`} className={className}>
      <Text x={8} y={24}>
        You set
      </Text>
      {INPUTS.map((step, index) => (
        <g key={step.title}>
          <StepPart step={step} x={32} y={inputAt(index)} />
          <path
            d={
              index === INPUTS.length - 1
                ? `M32 ${inputAt(index) + 28}V${ENGINE_TOP - 2}${tip(32, ENGINE_TOP - 1)}`
                : `M32 ${inputAt(index) + 28}V${inputAt(index + 1) - 28}`
            }
            className="stroke-control"
          />
        </g>
      ))}
      <rect x="8" y={ENGINE_TOP + 4} width="334" height="124" rx="10" className="fill-sheet" />
      <EngineDrawing x={28} y={ENGINE_TOP + 18} />
      <Text x="176" y={ENGINE_TOP + 74} fontSize="20">
        The engine
      </Text>
      <Text x={72} y={AFTER - 50}>
        It does
      </Text>
      {ENGINE_STEPS.map((step, index) => (
        <g key={step.title}>
          <path
            d={
              'M32 ' +
              `${index === 0 ? ENGINE_TOP + 128 : stepAt(index - 1) + 28}V${stepAt(index) - 27}${tip(32, stepAt(index) - 26)}`
            }
            className="stroke-accent"
          />
          <StepPart step={step} x={32} y={stepAt(index)} />
        </g>
      ))}
    </Picture>
  )
}
