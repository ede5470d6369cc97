/** What a post is described by, each by a name that a screen has words for. */
export const FEATURES = [
  /** How long its first line is, beside a line of 60 characters. */
  { name: 'firstLine', of: 'hook', step: 20 },
  { name: 'question', of: 'hook', step: null },
  { name: 'number', of: 'hook', step: null },
  { name: 'contrast', of: 'hook', step: null },
  { name: 'story', of: 'hook', step: null },
  { name: 'length', of: 'text', step: 100 },
  { name: 'grade', of: 'text', step: 2 },
  { name: 'emoji', of: 'text', step: 1 },
  { name: 'hashtags', of: 'text', step: 1 },
  { name: 'mention', of: 'text', step: null },
  { name: 'link', of: 'text', step: null },
  { name: 'picture', of: 'form', step: null },
  { name: 'video', of: 'form', step: null },
  { name: 'files', of: 'form', step: 1 },
  { name: 'thread', of: 'form', step: null },
  { name: 'morning', of: 'time', step: null },
  { name: 'evening', of: 'time', step: null },
  { name: 'weekend', of: 'time', step: null },
] as const satisfies readonly FeatureKind[]

type FeatureKind = {
  name: string
  /** What of a post it is about: its first line, its words, its form, or when it goes out. */
  of: 'hook' | 'text' | 'form' | 'time'
  /** By how much it has to grow for a difference that is worth a sentence; null where a post has it or not. */
  step: number | null
}

export type Feature = (typeof FEATURES)[number]
export type FeatureName = Feature['name']
export type FeatureValues = Readonly<Record<FeatureName, number>>
