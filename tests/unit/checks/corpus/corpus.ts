import { CHARITY } from './charity.ts'
import type { CorpusPost } from './corpus-post.ts'
import { CREATORS } from './creators.ts'
import { HEALTH } from './health.ts'
import { INDUSTRY } from './industry.ts'
import { LANGUAGES } from './languages.ts'
import { LEARNING } from './learning.ts'
import { SHOPS } from './shops.ts'
import { SOFTWARE } from './software.ts'
import { THREADS } from './threads.ts'
import { TRAVEL } from './travel.ts'

/** Two hundred posts, each with its findings. */
export const CORPUS: readonly CorpusPost[] = [
  ...SHOPS,
  ...SOFTWARE,
  ...CHARITY,
  ...HEALTH,
  ...TRAVEL,
  ...LEARNING,
  ...CREATORS,
  ...INDUSTRY,
  ...LANGUAGES,
  ...THREADS,
]
