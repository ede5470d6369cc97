import * as contract from '@postwright/core/api/failed-posts'
import {
  countCauses,
  getFailedPost,
  listFailedPosts,
  readFailedText,
  sendFailedAgain,
} from '../domain/failed-posts/failed-posts.ts'
import { listStuckJobs, retryStuckJob } from '../domain/failed-posts/stuck-jobs.ts'
import { bind, type Route } from '../http/bind.ts'

const READING = { limit: { perMinute: 120, by: 'account' } } as const
const ACTING = { limit: { perMinute: 60, by: 'account' } } as const

export const FAILED_POSTS_ROUTES: readonly Route[] = [
  bind(contract.listFailedPosts, READING, ({ deps, input }) => listFailedPosts(deps, input)),
  bind(contract.countFailedPosts, READING, ({ deps }) => countCauses(deps)),
  bind(contract.getFailedPost, READING, ({ deps, input }) => getFailedPost(deps, input)),
  bind(contract.readFailedText, ACTING, ({ deps, caller, input }) => readFailedText(deps, caller, input)),
  bind(contract.sendFailedAgain, ACTING, ({ deps, caller, input }) => sendFailedAgain(deps, caller, input)),
  bind(contract.listStuckJobs, READING, ({ deps, input }) => listStuckJobs(deps, input)),
  bind(contract.retryStuckJob, ACTING, ({ deps, caller, input }) => retryStuckJob(deps, caller, input)),
]
