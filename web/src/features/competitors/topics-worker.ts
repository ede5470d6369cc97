import { findRadarTopics } from '@postwright/core/radar/find-topics'
import { serveCalls } from '@/lib/workers/serve-calls.ts'

serveCalls(findRadarTopics)
