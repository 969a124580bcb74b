/** The panel's title, and the feature's name in analytics. */
export const PANEL_NAME = "AI Mentor";
