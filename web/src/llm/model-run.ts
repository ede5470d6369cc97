import type { CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { Finding } from '@postwright/core/checks/check'
import type { Persona } from '@postwright/core/collections/personas'
import type { BrandKit } from '@postwright/core/model/brand-kit'
import type { ModelTask, ModelRequest } from '@postwright/core/model/model-run'
import { useState } from 'react'
import { isJobOf, isUnfinished } from '@postwright/core/jobs/kinds'
import { endJob, useJob } from '@/jobs/data/use-jobs.ts'
import { useApiCall } from '@/lib/use-api-call.ts'
import { useSignedIn } from '@/session/use-session.ts'
import { beginModelRun } from './data/model-commands.ts'
import { MODEL_FINDING_MAX } from '@postwright/core/model/model-settings'
import { isPlatform } from '@postwright/core/platforms/platform'
import { useTranslation } from 'react-i18next'

/** Subject of a model task: a draft as the rules read it, and the workspace data that the model must follow. */
export type ModelTarget = {
  draft: CheckedDraft
  /** The chosen finding; null for none. */
  finding: Finding | null
  kit: BrandKit | null
  persona: Persona | null
}

/** A target with its chosen task. */
export type ModelWork = ModelTarget & { task: ModelTask }

/** Starts, follows and cancels a run. */
export function useModelRun() {
  const { user, workspaceId } = useSignedIn()
  const [jobId, setJobId] = useState<string | null>(null)
  const starting = useApiCall()
  const ending = useApiCall()
  const read = useJob(user.id, jobId)
  const job = read.status === 'ready' && isJobOf(read.data, 'model_run') ? read.data : null
  const isUnderWay = jobId !== null && (job === null || isUnfinished(job))
  return {
    isStarting: starting.isRunning,
    isUnderWay,
    isEnding: ending.isRunning,
    failure: starting.failure ?? ending.failure,
    status: job?.status ?? null,
    reply: job?.result ?? null,
    start: (request: ModelRequest) =>
      starting.run(async () => {
        setJobId(null)
        setJobId(await beginModelRun({ workspaceId, ...request }))
      }),
    cancel: () => ending.run(async () => (jobId === null ? undefined : endJob(jobId))),
  }
}

/** Returns the request of a task in API format; texts of the finding are cut to the maximum length that the API accepts. */
export function useModelRequest({ task, draft, finding, kit, persona }: ModelWork, choice: string): ModelRequest {
  const sentenceOf = useFindingSentence()
  const platform = draft.contract?.platform ?? ''
  return {
    task,
    text: draft.text,
    finding: finding && {
      evidence: finding.evidence.slice(0, MODEL_FINDING_MAX),
      sentence: sentenceOf(finding).slice(0, MODEL_FINDING_MAX),
    },
    choice,
    platform: isPlatform(platform) ? platform : null,
    brandKitId: kit?.id ?? null,
    personaId: persona?.id ?? null,
  }
}

/** Returns a function for the message of a finding, as shown in lists of findings. */
export function useFindingSentence(): (finding: Finding) => string {
  const { t } = useTranslation('checks')
  return ({ check, reason, values }) => t(`checks:check.${check}.${reason}`, values)
}
