-- additive
CREATE TABLE "company_role" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"name" text NOT NULL,
	"rights" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "customer" ADD COLUMN "roles" jsonb DEFAULT '["buyer","approver"]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "company_role_customer" ON "company_role" USING btree ("customer_id");