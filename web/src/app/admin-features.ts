import type { Feature } from '../config/feature.ts'
import { adminHome } from '../features/admin-home/feature.ts'
import { adminRequests } from '../features/admin-requests/feature.ts'
import { auditLog } from '../features/audit-log/feature.ts'
import { couponManagement } from '../features/coupon-management/feature.ts'
import { failedPosts } from '../features/failed-posts/feature.ts'
import { inbox } from '../features/inbox/feature.ts'
import { integrations } from '../features/integrations/feature.ts'
import { paymentMethods } from '../features/payment-methods/feature.ts'
import { pricingManagement } from '../features/pricing-management/feature.ts'
import { publicContributions } from '../features/public-contributions/feature.ts'
import { referrals } from '../features/referrals/feature.ts'
import { serviceEnablement } from '../features/service-enablement/feature.ts'
import { templateDesigner } from '../features/template-designer/feature.ts'
import { userManagement } from '../features/user-management/feature.ts'

/** Areas for admins; the bundles of other users contain none of them. */
export const ADMIN_FEATURES: readonly Feature[] = [
  adminHome,
  userManagement,
  failedPosts,
  inbox,
  integrations,
  serviceEnablement,
  templateDesigner,
  publicContributions,
  pricingManagement,
  paymentMethods,
  couponManagement,
  auditLog,
  referrals,
  adminRequests,
]
