import { PLATFORM_CONTRACTS } from '@postwright/core/platforms/contracts'
import type { CheckCases } from './case.ts'

const SENTENCE = 'We moved the release because two tests failed on old phones. '
const FOLD = PLATFORM_CONTRACTS.linkedin.fold.characters
const long = (characters: number) => 'and so on '.repeat(Math.ceil(characters / 10)).trim()

export const CHANNEL_CASES: readonly CheckCases[] = [
  {
    check: 'fold',
    given: { contract: PLATFORM_CONTRACTS.linkedin },
    finds: Array.from({ length: 6 }, (_, at) => `We went ${long(FOLD + 10 * at)}.`),
    passes: [
      SENTENCE,
      SENTENCE.repeat(8),
      'Short.',
      `First.\n${long(400)}`,
      `${SENTENCE}\n\n${SENTENCE.repeat(9)}`,
      'One line\nand another',
    ],
  },
  {
    check: 'hashtagCount',
    given: { contract: PLATFORM_CONTRACTS.x },
    finds: [
      'a #b #c #d',
      '#a #b #c',
      'x #one #two #three #four',
      '#a1 b #b1 c #c1',
      'Hi\n\n#a #b #c #d #e',
      '#Aa #Bb #Cc #Dd',
    ],
    passes: ['a #b', '#a #b', 'x #one #two', '#a1 b', 'Hi\n\n#a #b', '#Aa'],
  },
  {
    check: 'usualLength',
    given: { contract: PLATFORM_CONTRACTS.bluesky },
    finds: Array.from({ length: 6 }, (_, at) => long(340 + 100 * at)),
    passes: Array.from({ length: 6 }, (_, at) => long(10 + 60 * at)),
  },
]
