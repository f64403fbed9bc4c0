import { OPS } from 'unpdf/pdfjs'
import * as z from 'zod/mini'
import type { Glyphs } from './glyphs.ts'
import type { OperatorList } from './hyphens.ts'

/** A painted shape on the page, in points from the lower left corner of its coordinates. */
interface Shape {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Matrix = readonly [number, number, number, number, number, number]

const Six = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()])
/** Arguments of a path: how it is painted, its lines, and the box around it (left, bottom, right, top). */
const Path = z.tuple([z.number(), z.unknown(), z.instanceof(Float32Array)])
/** Hollow bullets are drawn as lines. */
const PAINTS: readonly number[] = [
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.stroke,
  OPS.closeStroke,
]

const multiplied = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
]

function shapeOf(args: unknown, [a, b, c, d, e, f]: Matrix): Shape | null {
  const path = Path.safeParse(args).data
  if (path === undefined || !PAINTS.includes(path[0])) return null
  const [left = 0, bottom = 0, right = 0, top = 0] = path[2]
  const [x1, x2] = [a * left + c * bottom + e, a * right + c * top + e]
  const [y1, y2] = [b * left + d * bottom + f, b * right + d * top + f]
  return { x: Math.min(x1, x2), y: Math.min(y1, y2), width: Math.abs(x2 - x1), height: Math.abs(y2 - y1) }
}

/** More small shapes than this on a page are a drawing. */
const MAX_SHAPES = 500

/** The shapes about as large as a bullet. */
function smallShapes({ fnArray, argsArray }: OperatorList): readonly Shape[] {
  let matrix: Matrix = [1, 0, 0, 1, 0, 0]
  const saved: Matrix[] = []
  return fnArray.flatMap((operator, index) => {
    if (operator === OPS.save) saved.push(matrix)
    else if (operator === OPS.restore) matrix = saved.pop() ?? matrix
    else if (operator === OPS.transform) {
      const own = Six.safeParse(argsArray[index])
      matrix = own.success ? multiplied(matrix, own.data) : matrix
    } else if (operator === OPS.constructPath) {
      const shape = shapeOf(argsArray[index], matrix)
      return shape !== null && shape.width < 10 && Math.abs(shape.width - shape.height) < 0.5 ? [shape] : []
    }
    return []
  })
}

/**
 * Bullets that a page draws as shapes, as browsers do when they print a list, as glyphs before the words they
 * belong to. A shape is a bullet when it is small, at half the height of small letters, right before words,
 * and has no other words right before it.
 */
export function drawnBullets(
  operators: OperatorList,
  glyphs: readonly Glyphs[],
  [left, bottom]: readonly [number, number],
): readonly Glyphs[] {
  const shapes = smallShapes(operators)
  return (shapes.length > MAX_SHAPES ? [] : shapes).flatMap(({ width, height, ...corner }) => {
    const [x, middle] = [corner.x - left, corner.y - bottom + height / 2]
    const row = glyphs.filter(({ y, size }) => Math.abs(y + size * 0.3 - middle) < size * 0.3)
    const words = row.find((one) => one.x > x && one.x - x - width < one.size)
    if (words === undefined || width < words.size * 0.15 || width > words.size * 0.5) return []
    const isBetween = row.some((one) => one.x <= x && one.x + one.width > x - words.size * 2)
    return isBetween ? [] : [{ ...words, text: '•', x, width }]
  })
}
