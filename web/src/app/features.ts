import type { Feature } from '../config/feature.ts'
import { approvals } from '../features/approvals/feature.ts'
import { auth } from '../features/auth/feature.ts'
import { brandKit } from '../features/brand-kit/feature.ts'
import { campaigns } from '../features/campaigns/feature.ts'
import { carouselEditor } from '../features/carousel-editor/feature.ts'
import { emailSettings } from '../features/email-settings/feature.ts'
import { invite } from '../features/invite/feature.ts'
import { campaignPlan } from '../features/campaign-plan/feature.ts'
import { clientRoom } from '../features/client-room/feature.ts'
import { competitors } from '../features/competitors/feature.ts'
import { connectedPlatforms } from '../features/connected-platforms/feature.ts'
import { contacts } from '../features/contacts/feature.ts'
import { contentImport } from '../features/content-import/feature.ts'
import { contentScheduler } from '../features/content-scheduler/feature.ts'
import { contentStudio } from '../features/content-studio/feature.ts'
import { earn } from '../features/earn/feature.ts'
import { fontManagement } from '../features/font-management/feature.ts'
import { hashtagGroups } from '../features/hashtag-groups/feature.ts'
import { ideas } from '../features/ideas/feature.ts'
import { notifications } from '../features/notifications/feature.ts'
import { optimizer } from '../features/optimizer/feature.ts'
import { overview } from '../features/overview/feature.ts'
import { personas } from '../features/personas/feature.ts'
import { profileOptimizer } from '../features/profile-optimizer/feature.ts'
import { queues } from '../features/queues/feature.ts'
import { repeats } from '../features/repeats/feature.ts'
import { sandboxFeed } from '../features/sandbox-feed/feature.ts'
import { scriptToVisuals } from '../features/script-to-visuals/feature.ts'
import { settings } from '../features/settings/feature.ts'
import { simulator } from '../features/simulator/feature.ts'
import { studioLibrary } from '../features/studio-library/feature.ts'
import { trash } from '../features/trash/feature.ts'
import { workspace } from '../features/workspace/feature.ts'

/** All areas outside the admin area, in the order of the sidebar within each group. */
export const FEATURES: readonly Feature[] = [
  overview,
  contentStudio,
  ideas,
  contentImport,
  hashtagGroups,
  studioLibrary,
  contacts,
  trash,
  carouselEditor,
  scriptToVisuals,
  brandKit,
  personas,
  optimizer,
  competitors,
  contentScheduler,
  campaigns,
  campaignPlan,
  approvals,
  queues,
  repeats,
  simulator,
  connectedPlatforms,
  profileOptimizer,
  workspace,
  earn,
  settings,
  notifications,
  sandboxFeed,
  clientRoom,
  emailSettings,
  invite,
  auth,
  fontManagement,
]
