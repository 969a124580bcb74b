import { useEffect, useState } from "react";
import { dropInviteToken, keepInviteToken, readInviteToken } from "./invite-token.ts";

/** The invitation this tab was opened with, also if its link is opened while the page is shown. */
export function useInviteToken() {
  const [token, setToken] = useState(readInviteToken);
  useEffect(() => {
    const take = () => {
      setToken(readInviteToken());
      keepInviteToken();
    };
    take();
    window.addEventListener("hashchange", take);
    return () => window.removeEventListener("hashchange", take);
  }, []);
  const drop = () => {
    dropInviteToken();
    setToken(null);
  };
  return { token, drop };
}
