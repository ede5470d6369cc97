import type { Captions } from '@postwright/core/media/media-facts'

/** Captions of a video in each of these languages, as they are stored. */
export function makeCaptions(...languages: string[]): Captions[] {
  return languages.map((language) => ({
    language,
    file: `WEBVTT\n\n00:00:01.000 --> 00:00:02.500\n<i>Hello</i> in ${language}\n`,
  }))
}

/** A caption file in the SubRip format. */
export const subRipOf = (language: string): string => `1\n00:00:01,000 --> 00:00:02,500\nHello in ${language}\n`
