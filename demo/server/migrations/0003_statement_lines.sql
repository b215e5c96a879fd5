CREATE TABLE "credit_bill_line" (
	"line_id" text PRIMARY KEY NOT NULL,
	"bill_id" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "credit_bill_line_bill" ON "credit_bill_line" USING btree ("bill_id");--> statement-breakpoint
-- Statements that were issued before stand for what was moved in their month, by the shop's calendar.
INSERT INTO "credit_bill_line" ("line_id", "bill_id") SELECT "ledger"."id", "credit_bill"."id" FROM "credit_bill"
	JOIN "ledger" ON "ledger"."customer_id" = "credit_bill"."customer_id"
	AND "credit_bill"."month" = to_char("ledger"."created_at" AT TIME ZONE 'Asia/Shanghai', 'YYYY-MM')
	WHERE "ledger"."kind" = 'credit' AND "ledger"."biz_type" IN (20, 11);
