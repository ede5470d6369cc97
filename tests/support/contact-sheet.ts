import sharp from 'sharp'

export type Tile = { name: string; picture: Buffer }
export type SheetLook = { scheme: 'light' | 'dark'; columns: number; tile: { width: number; height: number } }

/** Largest size of a committed sheet. */
export const SHEET_BYTES = 250_000

const GAP = 24
const CAPTION = 30
const COLOURS = { light: { ground: '#e9e5de', words: '#554f48' }, dark: { ground: '#0b0908', words: '#bbb7b0' } }
/** WebP qualities to try, from the best to the lowest acceptable. */
const QUALITIES = [84, 76, 68, 60, 52, 44]

/** Composes images with their names into one WebP. Its size is limited to `SHEET_BYTES` where the lowest quality allows. */
export async function composeSheet(tiles: readonly Tile[], look: SheetLook): Promise<Buffer> {
  const { scheme, columns, tile } = look
  const rows = Math.ceil(tiles.length / columns)
  const width = columns * (tile.width + GAP) + GAP
  const height = rows * (tile.height + CAPTION + GAP) + GAP
  const pieces = await Promise.all(tiles.map((each, at) => placed(each, at, look)))
  const sheet = await sharp({ create: { width, height, channels: 3, background: COLOURS[scheme].ground } })
    .composite(pieces.flat())
    .png()
    .toBuffer()
  return smallEnough(sheet)
}

async function placed({ name, picture }: Tile, at: number, { scheme, columns, tile }: SheetLook) {
  const left = GAP + (at % columns) * (tile.width + GAP)
  const top = GAP + Math.floor(at / columns) * (tile.height + CAPTION + GAP)
  const input = await upperPart(picture, tile)
  const caption = captionOf(name, tile.width, COLOURS[scheme].words)
  return [
    { input, left, top },
    { input: caption, left, top: top + tile.height },
  ]
}

/** Scales an image to the tile's width, cuts it at the bottom, or extends its last row of pixels. */
async function upperPart(picture: Buffer, { width, height }: SheetLook['tile']): Promise<Buffer> {
  const scaled = sharp(await sharp(picture).resize({ width }).png().toBuffer())
  const { height: own } = await scaled.metadata()
  if (own >= height) return scaled.extract({ left: 0, top: 0, width, height }).png().toBuffer()
  return scaled
    .extend({ bottom: height - own, extendWith: 'copy' })
    .png()
    .toBuffer()
}

function captionOf(name: string, width: number, colour: string): Buffer {
  const words = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${CAPTION}">` +
      `<text x="2" y="20" font-family="sans-serif" font-size="15" fill="${colour}">${words}</text></svg>`,
  )
}

/** Encodes at the best quality that fits, else at the lowest. Callers check the size. */
export async function smallEnough(sheet: Buffer): Promise<Buffer> {
  let packed = sheet
  for (const quality of QUALITIES) {
    packed = await sharp(sheet).webp({ quality, effort: 6 }).toBuffer()
    if (packed.length <= SHEET_BYTES) break
  }
  return packed
}
