import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useRef, useState, useEffect, type RefObject, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useMatches, useLocation } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { routes } from '../../config/routes.ts'
import { BrandQuestion } from '../../posts/brand/brand-question.tsx'
import { guestDeck } from '../../lib/guest-deck.ts'
import { lazyWhenIdle } from '../../lib/lazy-when-idle.tsx'
import { useSignedIn } from '../../session/use-session.ts'
import { Mark } from '../../ui/mark.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { isRouteHandle } from '../route-handle.ts'
import styles from './dashboard-layout.module.css'
import { SidebarNav } from './sidebar-nav.tsx'
import { TopBar } from './top-bar.tsx'
import { useIsArchived, useRole } from '../../session/use-role.ts'
import { WaitingBanner } from './waiting-banner.tsx'
import { z } from 'zod'
import { storageSlot } from '../../lib/storage-slot.ts'
import { outbox } from '../../documents/outbox/outbox.ts'
import { waitingDocuments, useWaitingCountText } from '../../documents/outbox/waiting-documents.ts'
import { askBeforeSignOut } from '../../session/sign-out.ts'
import { loadDraftTypes } from '../use-draft-types.ts'
import { hasRight, isKeptInArchive } from '@postwright/core/rights/rights'
import { EmptyState } from '@/ui/empty-state.tsx'
import { Notice } from '@/ui/notice.tsx'
import type { RightNeeded } from '../../config/feature.ts'

const AnnouncementBanners = lazyWhenIdle(
  async () => (await import('../../announcements/announcement-banners.tsx')).AnnouncementBanners,
)
const ServiceBanner = lazyWhenIdle(async () => (await import('../../services/service-banner.tsx')).ServiceBanner)
const ArchivedBanner = lazyWhenIdle(async () => (await import('./archived-banner.tsx')).ArchivedBanner)
const DeletionBanner = lazyWhenIdle(async () => (await import('./deletion-banner.tsx')).DeletionBanner)
const GuestDeckBanner = lazyWhenIdle(async () => (await import('./guest-deck-banner.tsx')).GuestDeckBanner)
const GuestDraftBanner = lazyWhenIdle(async () => (await import('./guest-draft-banner.tsx')).GuestDraftBanner)
const NavDrawer = lazyWhenIdle(async () => (await import('./nav-drawer.tsx')).NavDrawer)

/** Frame of the signed-in product: sidebar (a drawer on small screens), top bar, and the screen. */
export function Component() {
  const { t } = useTranslation()
  const { user, workspaceId } = useSignedIn()
  const { isNarrow, toggle } = useSidebar()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [hasGuestDeck] = useState(() => guestDeck.read() !== null)
  const needs = useMatches()
    .map(({ handle }) => handle)
    .findLast(isRouteHandle)?.needs
  const isArchived = useIsArchived()
  const main = useRef<HTMLElement>(null)
  useFocusOnNavigation(main)
  const ToggleIcon = isNarrow ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse

  return (
    <div className={styles.frame} data-narrow={isNarrow || undefined}>
      <a href="#content" className={styles.skip}>
        {t('nav.skip')}
      </a>
      <aside className={styles.sidebar}>
        <Link to={routes.dashboard.href()} className={styles.brand} aria-label={BRAND.name}>
          {isNarrow ? <Mark size={28} /> : <Wordmark name={BRAND.name} />}
        </Link>
        <SidebarNav narrow={isNarrow} />
        <ActionIcon
          className={styles.toggle}
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={t(isNarrow ? 'nav.expand' : 'nav.collapse')}
          onClick={toggle}
        >
          <ToggleIcon size="1.25rem" stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </aside>
      <SignOutQuestion />
      <BrandQuestion />
      <NavDrawer props={{ isOpen: isDrawerOpen, onClose: () => setDrawerOpen(false) }} />
      <div className={styles.column}>
        <TopBar isMenuOpen={isDrawerOpen} onOpenMenu={() => setDrawerOpen(true)} />
        <WaitingBanner />
        <AnnouncementBanners props={{}} />
        <ServiceBanner props={{}} />
        <DeletionBanner props={user.deletesAt === null ? null : { deletesAt: user.deletesAt }} />
        <ArchivedBanner props={isArchived ? { workspaceId } : null} />
        <GuestDraftBanner props={{}} />
        <GuestDeckBanner props={hasGuestDeck ? {} : null} />
        <main id="content" ref={main} tabIndex={-1} className={styles.main}>
          {/* A change of workspace remounts the screen. */}
          <RoleFrame key={workspaceId} needs={needs}>
            <Outlet />
          </RoleFrame>
        </main>
      </div>
    </div>
  )
}

/** Moves the focus to the new screen after a navigation, so that keyboards and screen readers start at its top. */
function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    target.current?.focus({ preventScroll: true })
  }, [pathname, target])
}

const slot = storageSlot('postwright.sidebar', z.enum(['wide', 'narrow']), 'wide')

/** Returns whether the sidebar is narrow and shows icons only, and a function that toggles this; stored on this device. */
function useSidebar(): { isNarrow: boolean; toggle: () => void } {
  const [width, setWidth] = useState(slot.read)
  const toggle = () => {
    const next = width === 'wide' ? 'narrow' : 'wide'
    setWidth(next)
    slot.write(next)
  }
  return { isNarrow: width === 'narrow', toggle }
}

const SignOutDialog = lazyWhenIdle(async () => (await import('./sign-out-dialog.tsx')).SignOutDialog)

type Question = { what: string; answer: (isConfirmed: boolean) => void }

/** Asks users to confirm signing out while this device stores unsent work, which only their session can send. */
export function SignOutQuestion() {
  const { user } = useSignedIn()
  const countText = useWaitingCountText()
  const [question, setQuestion] = useState<Question | null>(null)

  async function ask(): Promise<boolean> {
    const types = await loadDraftTypes()
    // All waiting documents count, however recent.
    const documents = waitingDocuments(outbox.getItems(), {
      uid: user.id,
      isOnline: false,
      now: Date.now(),
      types,
    })
    if (documents.length === 0) return true
    return new Promise((resolve) => setQuestion({ what: countText(documents), answer: resolve }))
  }

  const latest = useRef(ask)
  useEffect(() => {
    latest.current = ask
  })
  useEffect(() => askBeforeSignOut(() => latest.current()), [])

  const onAnswer = (isConfirmed: boolean) => {
    setQuestion(null)
    question?.answer(isConfirmed)
  }
  return <SignOutDialog props={question && { what: question.what, onAnswer }} />
}

type Props = { /** Right that the open screen needs. */ needs: RightNeeded | undefined; children: ReactNode }

/** Shows a screen as far as the user's role allows, and explains missing rights. */
export function RoleFrame({ needs, children }: Props) {
  const { t } = useTranslation()
  const role = useRole()
  const isArchived = useIsArchived()
  if (needs === undefined) return children
  if (isArchived && needs.without === 'read_only' && !isKeptInArchive(needs.right)) {
    // The banner above every page explains the reason.
    return (
      <fieldset className={styles.readOnly} disabled>
        {children}
      </fieldset>
    )
  }
  if (role === null || hasRight(role, needs.right)) return children
  const values = { role: t(`workspace.role.${role}`) }
  if (needs.without === 'closed') {
    return (
      <EmptyState
        drawing="search"
        level={1}
        title={t('rights.closed', values)}
        text={t(`rights.need.${needs.right}`)}
      />
    )
  }
  return (
    <>
      <Notice title={t('rights.readOnly', values)} text={t(`rights.need.${needs.right}`)} />
      <fieldset className={styles.readOnly} disabled>
        {children}
      </fieldset>
    </>
  )
}
