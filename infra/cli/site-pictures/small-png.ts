import { crc32, deflateSync } from 'node:zlib'

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** The colours that most pixels have, a few of each kind; 0xRRGGBB. */
function paletteOf(pixels: Uint8Array, most: number): readonly number[] {
  const counts = new Map<number, number>()
  for (let at = 0; at < pixels.length; at += 4) {
    const colour = ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  const kinds = new Map<number, { colour: number; count: number }>()
  for (const [colour, count] of counts) {
    const kind = colour & 0xf0f0f0
    const known = kinds.get(kind)
    if (known === undefined || known.count < count) kinds.set(kind, { colour, count })
  }
  return [...kinds.values()]
    .toSorted((one, other) => other.count - one.count)
    .slice(0, most)
    .map(({ colour }) => colour)
}

const apart = (one: number, other: number) =>
  [16, 8, 0].reduce((sum, shift) => sum + (((one >> shift) & 255) - ((other >> shift) & 255)) ** 2, 0)

/**
 * A PNG with a palette (https://www.w3.org/TR/png-3/), for pictures of text on paper: a third of what a
 * browser writes. `pixels` is RGBA, row by row; transparency is left out.
 */
export function smallPng(pixels: Uint8Array, width: number, height: number, most = 96): Buffer {
  const palette = paletteOf(pixels, most)
  const nearest = new Map<number, number>()
  const indexOf = (colour: number): number => {
    const known = nearest.get(colour)
    if (known !== undefined) return known
    const distances = palette.map((own) => apart(own, colour))
    const index = distances.indexOf(Math.min(...distances))
    nearest.set(colour, index)
    return index
  }
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      rows[y * (width + 1) + 1 + x] = indexOf(
        ((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0),
      )
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk(
      'PLTE',
      Buffer.from(palette.flatMap((colour) => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255])),
    ),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
