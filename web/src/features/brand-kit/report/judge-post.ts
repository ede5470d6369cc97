import { brandRulesOf } from '@postwright/core/brand/brand-rules-of'
import { kitOfChannel } from '@postwright/core/brand/kit-of-channel'
import type { BrandRules } from '@postwright/core/checks/brand/brand-rules'
import type { Finding } from '@postwright/core/checks/check'
import { draftOfText, type CheckedDraft } from '@postwright/core/checks/checked-draft'
import type { CheckReport } from '@postwright/core/checks/run-checks'
import type { Post } from '@postwright/core/model/post'
import { channelDraft } from '@postwright/core/posts/channel-draft'
import type { KnownKit } from './kits-before.ts'
import type { ReportRow } from './report-row.ts'

type Judging = {
  kits: readonly (KnownKit & { name: string })[]
  before: readonly KnownKit[] | null
  check: (draft: CheckedDraft) => Promise<CheckReport>
}

/** A post beside the kit of each of its channels; one without a channel beside the kit of all others. */
export async function judgePost(post: Post, { kits, before, check }: Judging): Promise<ReportRow[]> {
  const channels = post.connectionIds.length > 0 ? post.connectionIds : [null]
  const rows: ReportRow[] = []
  for (const connectionId of channels) {
    const kit = kitOfChannel(kits, connectionId)
    if (!kit) continue
    const { text, thread, comment } = connectionId === null ? post : channelDraft(post, connectionId)
    const words = [text, ...thread, comment].filter((part) => part.trim() !== '').join('\n\n')
    const findingsBy = async (ruled: KnownKit | null) =>
      ruled === null ? [] : brandFindings(await check(draftOfText(words, { brand: rulesOf(ruled) })))
    const found = await findingsBy(kit)
    const known = before === null ? null : new Set((await findingsBy(kitOfChannel(before, connectionId))).map(keyOf))
    rows.push({
      id: post.id,
      kind: 'post',
      title: text.trim() || post.title,
      connectionId,
      kitName: kit.name,
      at: post.lifecycle === 'draft' ? null : post.nextAt,
      isDraft: post.lifecycle === 'draft',
      failing: found.map((finding) => ({ kind: 'text', finding, isNew: known !== null && !known.has(keyOf(finding)) })),
    })
  }
  return rows
}

/** Made once for each kit: its samples are read for it. */
const made = new WeakMap<KnownKit, BrandRules>()

function rulesOf(kit: KnownKit): BrandRules {
  const rules = made.get(kit) ?? brandRulesOf(kit)
  made.set(kit, rules)
  return rules
}

function brandFindings({ findings }: CheckReport): Finding[] {
  return findings.filter(({ source }) => source === 'brand')
}

function keyOf({ check, reason, evidence }: Finding): string {
  return JSON.stringify([check, reason, evidence])
}
