import sharp from 'sharp'

/** An image of a gradient, which compresses neither to nothing nor as badly as noise. */
export async function makePicture(
  format: 'jpeg' | 'png' | 'webp' | 'gif' | 'avif' | 'tiff',
  { width = 64, height = 48, seed = 0 }: { width?: number; height?: number; seed?: number } = {},
): Promise<Buffer> {
  return gradient(width, height, seed).toFormat(format).toBuffer()
}

/** A JPEG as from a phone: stored rotated, with orientation, location and camera in its metadata. */
export async function makePhonePhoto(): Promise<Buffer> {
  return gradient(64, 48, 1)
    .withExif({
      IFD0: { Make: 'SecretCamera', Copyright: 'Ada' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 12/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** An image of noise, which no format compresses well. */
export async function makeNoise(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer()
}

function gradient(width: number, height: number, seed: number) {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = (at * 7 + seed * 13) % 251
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
