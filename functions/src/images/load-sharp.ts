import type { default as Sharp } from 'sharp'

let loaded: Promise<typeof Sharp> | null = null

/** Loads the image library on the first call, with one thread and without a cache, so that it holds one strip of one image at a time. */
export function loadSharp(): Promise<typeof Sharp> {
  return (loaded ??= load())
}

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  sharp.concurrency(1)
  return sharp
}
