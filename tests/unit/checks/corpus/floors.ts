/** Checks that agree with an editor less often than nine times out of ten, and why. */
export const FLOORS: Readonly<Record<string, { precision: number; recall: number; why: string }>> = {
  ownWords: {
    precision: 0.85,
    recall: 0.9,
    why: 'A persona has no language: its words are missed in a post in another one.',
  },
  relevance: {
    precision: 0.85,
    recall: 0.9,
    why: 'A persona has no language: its words are missed in a post in another one.',
  },
  readingEase: {
    precision: 0.8,
    recall: 0.85,
    why: 'The formula takes one long sentence of short words for hard, and short sentences of office words for easy.',
  },
  callToAction: {
    precision: 0.9,
    recall: 0.84,
    why: 'A day, a price, and a scene in spoken words ask without an invitation.',
  },
  passiveVoice: {
    precision: 0.9,
    recall: 0.84,
    why: 'One passive in a post of several sentences is no harm, and states such as “is made” are none.',
  },
  sentenceLength: {
    precision: 0.9,
    recall: 0.85,
    why: 'A long sentence that rests at a dash, colon or semicolon reads like two.',
  },
  camelTags: { precision: 0.9, recall: 0.85, why: 'Names of networks and places are no words of its list.' },
}
