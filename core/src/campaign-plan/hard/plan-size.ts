import { PLAN_POSTS_MAX } from '../brief-limits.ts'
import type { HardRule } from './hard-rule.ts'

export const planSize: HardRule = {
  id: 'plan_size',
  findBreak: (_, others) =>
    others.length >= PLAN_POSTS_MAX ? { count: others.length + 1, most: PLAN_POSTS_MAX } : null,
}
