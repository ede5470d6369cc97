import { serveCalls } from '@/lib/workers/serve-calls.ts'
import { groupTopics } from './group-topics.ts'

serveCalls(groupTopics)
