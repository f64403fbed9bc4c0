/**
 * A metric's value in a period; null when there is none.
 */
export type Measured = number | null

const TOKEN = /\d+(?:\.\d+)?|[A-Za-z_]\w*|[<>=]=|[-+*/(),<>]/g

/** Operators from lowest to highest precedence. */
const LEVELS: readonly Readonly<Record<string, (left: number, right: number) => number>>[] = [
  { OR: (left, right) => Number(left !== 0 || right !== 0) },
  { AND: (left, right) => Number(left !== 0 && right !== 0) },
  {
    '>': (left, right) => Number(left > right),
    '>=': (left, right) => Number(left >= right),
    '<': (left, right) => Number(left < right),
    '<=': (left, right) => Number(left <= right),
    '==': (left, right) => Number(left === right),
  },
  { '+': (left, right) => left + right, '-': (left, right) => left - right },
  { '*': (left, right) => left * right, '/': (left, right) => left / right },
]

/**
 * The value of a CloudWatch metric math expression in one period. Supports numbers, metric ids, IF, FILL and
 * the operators above; a metric without a value makes the result null, except in FILL. Throws Error for
 * anything else.
 */
export function metricMath(expression: string, metrics: ReadonlyMap<string, Measured>): Measured {
  const tokens = expression.match(TOKEN) ?? []
  let at = 0
  const expect = (token: string): void => {
    if (tokens[at++] !== token) throw new Error(`Not known in metric math: ${expression}`)
  }
  const given = (count: number): readonly Measured[] => {
    expect('(')
    const values = Array.from({ length: count }, (_, index) => {
      if (index > 0) expect(',')
      return level(0)
    })
    expect(')')
    return values
  }
  const operand = (): Measured => {
    const token = tokens[at++] ?? ''
    if (token === 'IF') {
      const [condition = null, then = null, otherwise = null] = given(3)
      return condition === null ? null : condition === 0 ? otherwise : then
    }
    if (token === 'FILL') {
      const [value = null, instead = null] = given(2)
      return value ?? instead
    }
    if (token === '(') {
      const value = level(0)
      expect(')')
      return value
    }
    if (/^\d/.test(token)) return Number(token)
    const value = metrics.get(token)
    if (value === undefined) throw new Error(`No metric ${token} in: ${expression}`)
    return value
  }
  const level = (depth: number): Measured => {
    const operators = LEVELS[depth]
    if (operators === undefined) return operand()
    let left = level(depth + 1)
    for (let apply = operators[tokens[at] ?? '']; apply !== undefined; apply = operators[tokens[at] ?? '']) {
      at += 1
      const right = level(depth + 1)
      left = left === null || right === null ? null : apply(left, right)
    }
    return left
  }
  const value = level(0)
  if (at < tokens.length) throw new Error(`Not known in metric math: ${expression}`)
  return value
}
