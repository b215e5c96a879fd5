CREATE TABLE "commission_payout" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"payout_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"placed_by" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"state" integer DEFAULT 10 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "commission_payout_payout_no_unique" UNIQUE("payout_no")
);
--> statement-breakpoint
ALTER TABLE "promotion_record" ALTER COLUMN "invited_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion_record" ALTER COLUMN "order_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "commission_payout_customer" ON "commission_payout" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "commission_payout_state" ON "commission_payout" USING btree ("state");