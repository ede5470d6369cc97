import { Button } from '@mantine/core'
import { CardPage } from '../../ui/card-page.tsx'
import page from '../../ui/card-page.module.css'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { OfflineNote } from '../../ui/offline-note.tsx'
import { Panel } from '../../ui/panel.tsx'
import { UnreadableNote } from '../../ui/unreadable-note.tsx'
import { Specimen } from '../specimen.tsx'
import { Specimens } from '../specimens.tsx'

export function PlacesSection() {
  return (
    <>
      <Specimens of="CardPage">
        <Specimen name="Behind a link that was sent to somebody">
          <CardPage isSpecimen>
            <section className={page.card}>
              <p className={page.kicker}>Invitation</p>
              <h3 className={page.title}>Join Northwind</h3>
            </section>
          </CardPage>
        </Specimen>
      </Specimens>
      <Specimens of="EmptyState">
        <Specimen name="With the next step">
          <Panel>
            <EmptyState
              drawing="calendar"
              title="Nothing is scheduled"
              text="Open a draft, choose its channels and a time."
              action={<Button>Open drafts</Button>}
            />
          </Panel>
        </Specimen>
        <Specimen name="Only words">
          <Panel>
            <EmptyState drawing="check" title="Nothing needs your attention" />
          </Panel>
        </Specimen>
      </Specimens>
      <Specimens of="ErrorPanel">
        <Specimen name="With a way to try again">
          <Panel>
            <ErrorPanel
              title="The posts could not be loaded"
              text="What is scheduled goes out as planned."
              onRetry={() => undefined}
            />
          </Panel>
        </Specimen>
        <Specimen name="Saved by a newer version">
          <Panel>
            <ErrorPanel title="The post could not be loaded" isNewer />
          </Panel>
        </Specimen>
      </Specimens>
      <Specimens of="FormError">
        <Specimen name="Above a form">
          <FormError message="Too many attempts. Please wait a moment and try again." />
        </Specimen>
      </Specimens>
      <Specimens of="OfflineNote">
        <Specimen name="Above a form" note="shown while there is no network">
          <OfflineNote text="You are offline. Changes can be saved when you are back." />
        </Specimen>
      </Specimens>
      <Specimens of="UnreadableNote">
        <Specimen name="Below a list that leaves something out">
          <Panel flush>
            <UnreadableNote count={2} />
          </Panel>
        </Specimen>
      </Specimens>
    </>
  )
}
