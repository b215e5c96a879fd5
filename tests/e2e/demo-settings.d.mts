export const demoSettings: { GOODS: string; DEMO_FIXED_CODE: string; DEMO_AUTOPILOT: string }
