import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useFeedbackAddress } from "./feedback-address.ts";

test("filters and the open message stand in the address, beside the console's range", () => {
  history.replaceState(null, "", "/analytics/feedback?status=new&mine=true&range=30d&type=nonsense");
  const { result } = renderHook(() => useFeedbackAddress());
  expect(result.current.address).toEqual({ status: "new", type: "all", isMine: true, message: null });
  act(() => result.current.go({ type: "bug" }));
  act(() => result.current.go({ message: "m1" }));
  expect(window.location.search).toBe("?status=new&type=bug&mine=true&message=m1&range=30d");
  act(() => result.current.go({ status: "all", isMine: false, message: null }));
  expect(window.location.search).toBe("?type=bug&range=30d");
});
