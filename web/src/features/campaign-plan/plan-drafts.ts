import type { TFunction } from 'i18next'
import { POST_LABEL_MAX, POST_NOTE_MAX, POST_TEXT_MAX } from '@postwright/core/limits'
import {
  type CampaignDraft,
  emptyCampaign,
  CAMPAIGN_MESSAGE_MAX,
  CAMPAIGN_NAME_MAX,
} from '@postwright/core/model/campaign'
import type { Connection } from '@postwright/core/model/connection'
import { emptyDraft, type PostDraft } from '@postwright/core/model/post'
import type { ExplainedPlacement } from '@postwright/core/campaign-plan/solve-plan'
import { variableKey } from '@postwright/core/text/template-variables'
import { ownValue } from '@postwright/core/own-value'
import { toOneLine } from '@postwright/core/text/text-fields'
import { writeChosenTime } from '@postwright/core/time/zoned-time'
import { fillTemplate, knownValues, type TemplateTexts } from '@/posts/library/template-values.ts'
import type { PlanForm } from './plan-form.ts'
import { reasonText, type PlanNames } from './plan-words.ts'

type Surroundings = {
  t: TFunction
  tzid: string
  workspace: string
  channels: readonly Connection[]
  names: PlanNames
  /** Templates by their id in the library. */
  templates: ReadonlyMap<string, TemplateTexts>
}

/** Maximum length of a post id, which can hold two of our ids. */
const POST_ID_MAX = 128

/**
 * Returns the drafts of a plan. Without a template or a custom text, a post has no text. The note of each post gives its topic and the reasons for
 * its placement.
 */
export function toPlanDrafts(
  form: PlanForm,
  placements: readonly ExplainedPlacement[],
  surroundings: Surroundings,
): { id: string; draft: PostDraft }[] {
  return placements.map((placement) => ({
    id: `${form.campaignId}_${placement.id}`.slice(0, POST_ID_MAX),
    draft: draftOf(form, placement, surroundings),
  }))
}

function draftOf(form: PlanForm, placement: ExplainedPlacement, surroundings: Surroundings): PostDraft {
  const { t, tzid, names } = surroundings
  const pillar = form.pillars.find(({ id }) => id === placement.pillarId)
  const labels = [pillar?.name ?? '', t(`campaign-plan:stage.${placement.stage}`)]
  return {
    ...emptyDraft(),
    ...textsOf(form, placement, surroundings),
    connectionIds: [placement.channelId],
    labels: labels.flatMap((label) => toOneLine(label, POST_LABEL_MAX) ?? []),
    note: noteOf(),
    chosenTime: writeChosenTime(placement.local, tzid),
    campaignId: form.campaignId,
  }

  function noteOf(): string {
    const lines = [
      t('campaign-plan:note.about', {
        pillar: pillar?.name ?? '',
        format: t(`campaign-plan:format.${placement.format}`),
        stage: t(`campaign-plan:stage.${placement.stage}`),
      }),
      pillar?.about ?? '',
      placement.personaId === null ? '' : t('campaign-plan:note.persona', { name: names.of(placement.personaId) }),
      form.message === '' ? '' : t('campaign-plan:note.message', { message: form.message }),
      t('campaign-plan:note.why'),
      ...placement.reasons.map((reason) => `- ${reasonText(t, reason, names)}`),
    ]
    return lines
      .filter((line) => line !== '')
      .join('\n')
      .slice(0, POST_NOTE_MAX)
  }
}

function textsOf(
  form: PlanForm,
  placement: ExplainedPlacement,
  { tzid, workspace, channels, templates }: Surroundings,
): TemplateTexts {
  const chosen = ownValue(form.pillarTexts, placement.pillarId)
  const written = { text: chosen?.text ?? '', title: '', comment: '', thread: [] }
  const template = templates.get(chosen?.templateId ?? '') ?? written
  const own = channels.filter(({ id }) => id === placement.channelId)
  const known = knownValues({ now: placement.instant, timeZone: tzid, workspace, channels: own })
  const given = Object.entries(chosen?.values ?? {}).filter(([, value]) => value !== '')
  const values = new Map([...known, ...given.map(([key, value]) => [variableKey(key), value] as const)])
  const filled = fillTemplate(template, values)
  return { ...filled, text: filled.text.slice(0, POST_TEXT_MAX) }
}

export function campaignOfPlan(form: PlanForm): CampaignDraft {
  return {
    ...emptyCampaign(toOneLine(form.name, CAMPAIGN_NAME_MAX) ?? ''),
    message: form.message.slice(0, CAMPAIGN_MESSAGE_MAX),
    goalTarget: form.placements.length,
    startDay: form.from,
    endDay: form.until,
    personaIds: form.personas.map(({ id }) => id),
    connectionIds: form.channels.map(({ id }) => id),
    pillars: form.pillars.map(({ id, name, share }) => ({ id, name: toOneLine(name, POST_LABEL_MAX) ?? id, share })),
  }
}
