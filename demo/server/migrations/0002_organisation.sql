-- additive
CREATE TABLE "company_unit" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"parent_id" text,
	"name" text DEFAULT '' NOT NULL,
	"head_id" text
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "unit_id" text;--> statement-breakpoint
ALTER TABLE "approval_rule" ADD COLUMN "approver_kinds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "company_unit_customer" ON "company_unit" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "customer_parent" ON "customer" USING btree ("parent_id");