import { ActionIcon } from '@mantine/core'
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useMatches } from 'react-router-dom'
import { BRAND } from '@postwright/core/brand'
import { routes } from '../../config/routes.ts'
import { BrandQuestion } from '../../posts/brand/brand-question.tsx'
import { guestDeck } from '../../lib/guest-deck.ts'
import { laterPart } from '../../lib/later-part.tsx'
import { useSignedIn } from '../../session/use-session.ts'
import { Mark } from '../../ui/mark.tsx'
import { Wordmark } from '../../ui/wordmark.tsx'
import { isRouteHandle } from '../route-handle.ts'
import styles from './dashboard-layout.module.css'
import { RoleFrame } from './role-frame.tsx'
import { SidebarNav } from './sidebar-nav.tsx'
import { SignOutQuestion } from './sign-out-question.tsx'
import { TopBar } from './top-bar.tsx'
import { useIsArchived } from '../../session/use-role.ts'
import { useFocusOnNavigation } from './use-focus-on-navigation.ts'
import { useSidebar } from './use-sidebar.ts'
import { WaitingBanner } from './waiting-banner.tsx'

const AnnouncementBanners = laterPart(
  async () => (await import('../../announcements/announcement-banners.tsx')).AnnouncementBanners,
)
const ServiceBanner = laterPart(async () => (await import('../../services/service-banner.tsx')).ServiceBanner)
const ArchivedBanner = laterPart(async () => (await import('./archived-banner.tsx')).ArchivedBanner)
const DeletionBanner = laterPart(async () => (await import('./deletion-banner.tsx')).DeletionBanner)
const GuestDeckBanner = laterPart(async () => (await import('./guest-deck-banner.tsx')).GuestDeckBanner)
const GuestDraftBanner = laterPart(async () => (await import('./guest-draft-banner.tsx')).GuestDraftBanner)
const NavDrawer = laterPart(async () => (await import('./nav-drawer.tsx')).NavDrawer)

/** The frame of the signed-in product: sidebar (a drawer on small screens), top bar, and the screen. */
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
          {/* Screens of another workspace are new ones. */}
          <RoleFrame key={workspaceId} needs={needs}>
            <Outlet />
          </RoleFrame>
        </main>
      </div>
    </div>
  )
}
