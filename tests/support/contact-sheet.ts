import sharp from 'sharp'

export type Tile = { name: string; picture: Buffer }
export type SheetLook = { scheme: 'light' | 'dark'; columns: number; tile: { width: number; height: number } }

/** Of a sheet as it is committed. */
export const SHEET_BYTES = 250_000

const GAP = 24
const CAPTION = 30
const COLOURS = { light: { ground: '#e9e5de', words: '#554f48' }, dark: { ground: '#0b0908', words: '#bbb7b0' } }
/** From the best that may fit to the least that is still worth looking at. */
const QUALITIES = [84, 76, 68, 60, 52, 44]

/** Many pictures on one, each with its name below, as WebP that is small enough to be committed. */
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

/** In the width of the tile: what is longer is cut below, what is shorter goes on in the colour of its edge. */
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

/** At the best quality that fits, else at the least: the caller measures. */
export async function smallEnough(sheet: Buffer): Promise<Buffer> {
  let packed = sheet
  for (const quality of QUALITIES) {
    packed = await sharp(sheet).webp({ quality, effort: 6 }).toBuffer()
    if (packed.length <= SHEET_BYTES) break
  }
  return packed
}
