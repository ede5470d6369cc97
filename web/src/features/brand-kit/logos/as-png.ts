import { LogoRefused } from './logo-refused.ts'

/** @throws LogoRefused where the browser cannot write the image */
export async function asPng(canvas: HTMLCanvasElement, name: string): Promise<File> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, 'image/png')
  const blob = await promise
  if (!blob) throw new LogoRefused('unreadable')
  return new File([blob], name, { type: 'image/png' })
}
