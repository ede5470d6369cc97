import { Button } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { SentenceWith } from '../../ui/sentence-with.tsx'
import { SubNav } from '../../ui/sub-nav.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PreviewText } from '../../ui/preview-text.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { StateBadge, type BadgeTone } from '../../ui/state-badge.tsx'
import { ZonedTimeText } from '../../ui/zoned-time-text.tsx'
import styles from '../gallery.module.css'
import { NOON } from '../noon.ts'
import { Specimen } from '../specimen.tsx'
import { Specimens } from '../specimens.tsx'

const TONES: BadgeTone[] = ['neutral', 'accent', 'positive', 'warning', 'negative']

export function WordsSection() {
  return (
    <>
      <Specimens of="Panel">
        <Specimen name="Title, description, action">
          <Panel
            id="panel-full"
            title="Scheduler"
            description="It runs every minute."
            actions={<StateBadge tone="positive">Running</StateBadge>}
          >
            Two publications were due at the last run.
          </Panel>
        </Specimen>
        <Specimen name="Without a head">
          <Panel>Only what is inside.</Panel>
        </Specimen>
      </Specimens>
      <Specimens of="Notice">
        <Specimen name="To know">
          <Notice title="Your last changes are back" text="Typed on this device and not saved.">
            <Button size="compact-sm" variant="default">
              Undo
            </Button>
          </Notice>
        </Specimen>
        <Specimen name="To decide">
          <Notice tone="warning" title="This post was changed elsewhere" text="Choose the version to keep.">
            <Button size="compact-sm">Keep mine</Button>
          </Notice>
        </Specimen>
      </Specimens>
      <Specimens of="PreviewText">
        <Specimen name="Link, mention and hashtag">
          <PreviewText text="With @ada.example.com: https://example.com/notes #woodwork" />
        </Specimen>
      </Specimens>
      <Specimens of="StateBadge">
        <Specimen name="Tones">
          <div className={styles.row}>
            {TONES.map((tone) => (
              <StateBadge key={tone} tone={tone}>
                {tone}
              </StateBadge>
            ))}
          </div>
        </Specimen>
        <Specimen name="Live, and with an icon">
          <div className={styles.row}>
            <StateBadge tone="accent" live>
              Sending
            </StateBadge>
            <StateBadge tone="warning" icon={<IconClock size="0.875rem" aria-hidden />}>
              Late
            </StateBadge>
          </div>
        </Specimen>
      </Specimens>
      <Specimens of="RelativeTime, ZonedTimeText">
        <Specimen name="Relative" note="the tooltip has the exact time">
          <RelativeTime instant={NOON} />
        </Specimen>
        <Specimen name="On the wall clock of another zone">
          <ZonedTimeText instant={NOON} tzid="Asia/Kathmandu" withZone />
        </Specimen>
      </Specimens>
      <Specimens of="SubNav">
        <Specimen name="One screen of an area is open" note="scrolls sideways where it is too wide">
          <SubNav
            label="Planner"
            entries={[
              { to: '/dev/ui', labelKey: 'areas:planner.calendar' },
              { to: '/dashboard/content-scheduler/queues', labelKey: 'areas:planner.queues' },
              { to: '/dashboard/content-scheduler/repeats', labelKey: 'areas:planner.repeats' },
            ]}
          />
        </Specimen>
        <Specimen name="In two rows" note="the first row holds groups">
          <SubNav
            label="Groups"
            entries={[
              { to: '/dashboard', labelKey: 'areas:planner.calendar', current: false },
              { to: '/dashboard/content-scheduler', labelKey: 'areas:planner.queues', current: 'true' },
            ]}
          />
          <SubNav
            label="Screens"
            isBelow
            entries={[
              { to: '/dev/ui', labelKey: 'areas:planner.queues' },
              { to: '/dashboard/content-scheduler/repeats', labelKey: 'areas:planner.repeats' },
            ]}
          />
        </Specimen>
      </Specimens>
      <Specimens of="SentenceWith">
        <Specimen name="A sentence with one element in it">
          <SentenceWith sentence={(slot) => `Goes out at ${slot}, in the zone of the workspace.`}>
            <time dateTime="2027-01-12T09:00">9:00</time>
          </SentenceWith>
        </Specimen>
      </Specimens>
      <Specimens of="PageHeader">
        <Specimen name="With description and actions" wide>
          <PageHeader
            title="Content studio"
            description="Your drafts, planned posts and published posts."
            actions={<Button>New post</Button>}
          />
        </Specimen>
      </Specimens>
    </>
  )
}
