import { canEncodeAudio } from 'mediabunny'

/** Lets films have AAC where the browser has no encoder for it, as on Linux: a megabyte that only those load. */
export async function provideAac(): Promise<void> {
  if (await canEncodeAudio('aac', { bitrate: 192_000, numberOfChannels: 2, sampleRate: 48_000 })) return
  const { registerAacEncoder } = await import('@mediabunny/aac-encoder')
  registerAacEncoder()
}
