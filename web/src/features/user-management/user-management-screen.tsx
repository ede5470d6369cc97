import { Button, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { PEOPLE_PAGE_MAX } from '@postwright/core/api/people'
import { PERSON_QUERY_MIN } from '@postwright/core/text/text-grams'
import { EmptyState } from '@/ui/empty-state.tsx'
import { OfflineNote } from '@/ui/offline-note.tsx'
import type { Paging } from '@/ui/pager.tsx'
import { PeopleControls } from './components/people-controls.tsx'
import { PeopleTable } from './components/people-table.tsx'
import { usePeople, usePlanNames } from './data/people.ts'
import { readCursors, readWanted } from './list-place.ts'

/** Lists all accounts, with search and filters. The address contains the search; its state contains the page. */
export function Component() {
  const { t } = useTranslation('user-management')
  const [params, setParams] = useSearchParams()
  const cursors = readCursors(useLocation().state)
  const wanted = readWanted(params, cursors.at(-1))
  const planNames = usePlanNames()
  const read = usePeople(wanted)
  const isShort = wanted.query !== undefined && wanted.query.trim().length < PERSON_QUERY_MIN
  const isNarrowed = wanted.query !== undefined || wanted.filter !== 'all'

  const turn = (next: readonly string[]) => setParams(params, { state: { cursors: next } })
  const endCursor = read.status === 'ready' ? read.data.after : null
  const paging: Paging = {
    number: cursors.length + 1,
    hasPrevious: cursors.length > 0,
    hasNext: endCursor !== null,
    onPrevious: () => turn(cursors.slice(0, -1)),
    onNext: () => endCursor !== null && turn([...cursors, endCursor]),
  }

  return (
    <>
      <OfflineNote text={t('user-management:offline')} />
      <Stack gap="md">
        <PeopleControls wanted={wanted} planNames={planNames} onChange={(next) => setParams(next, { replace: true })} />
        <PeopleTable
          page={read.status === 'ready' ? { status: 'ready', data: read.data.people } : read}
          planNames={planNames}
          place={{ search: params.toString(), cursors }}
          pageSize={PEOPLE_PAGE_MAX}
          paging={paging}
          empty={
            isNarrowed ? (
              <EmptyState
                drawing="search"
                title={t(isShort ? 'user-management:search.short' : 'user-management:list.none')}
                text={t('user-management:list.noneText')}
                action={
                  <Button variant="default" onClick={() => setParams({}, { replace: true })}>
                    {t('user-management:list.reset')}
                  </Button>
                }
              />
            ) : (
              <EmptyState title={t('user-management:list.empty')} text={t('user-management:list.emptyText')} />
            )
          }
        />
      </Stack>
    </>
  )
}
