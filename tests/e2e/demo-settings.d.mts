export const demoSettings: {
  GOODS: string
  DEMO_FIXED_CODE: string
  DEMO_AUTOPILOT: string
  DEMO_COMPANIES: string
  TRUST_PROXY: string
  BUILD_PART: string
}
