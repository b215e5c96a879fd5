CREATE TABLE "approval_deputy" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"member_id" text NOT NULL,
	"deputy_id" text NOT NULL,
	"from_day" text NOT NULL,
	"until_day" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_rule" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"customer_id" text NOT NULL,
	"name" text NOT NULL,
	"effect" text NOT NULL,
	"conditions" jsonb NOT NULL,
	"approver_ids" jsonb NOT NULL,
	"need" integer NOT NULL,
	"hours" integer,
	"active" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "approval_rule_version" (
	"rule_id" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"saved_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approval_rule_version_rule_id_version_pk" PRIMARY KEY("rule_id","version")
);
--> statement-breakpoint
CREATE TABLE "approval_settings" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"self_approval" text DEFAULT 'never' NOT NULL,
	"self_limit" numeric(14, 2) DEFAULT 0 NOT NULL,
	"order_at_once" integer DEFAULT 10 NOT NULL,
	"tolerance" integer DEFAULT 0 NOT NULL,
	"time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL,
	"workdays" jsonb DEFAULT '[1,2,3,4,5]'::jsonb NOT NULL,
	"work_from" integer DEFAULT 9 NOT NULL,
	"work_until" integer DEFAULT 18 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_request" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"request_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"placed_by" text NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"state" integer NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"step" integer DEFAULT 0 NOT NULL,
	"plan" jsonb NOT NULL,
	"frozen" json NOT NULL,
	"goods" jsonb NOT NULL,
	"kinds" integer NOT NULL,
	"pay_amount" numeric(14, 2) NOT NULL,
	"offer_id" text,
	"gift_id" text,
	"hold_until" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"order_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"raised" integer DEFAULT 20 NOT NULL,
	"failure" jsonb,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "purchase_request_request_no_unique" UNIQUE("request_no")
);
--> statement-breakpoint
CREATE TABLE "request_approver" (
	"request_id" text NOT NULL,
	"step" integer NOT NULL,
	"member_id" text NOT NULL,
	"for_id" text,
	"decided_at" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	CONSTRAINT "request_approver_request_id_step_member_id_pk" PRIMARY KEY("request_id","step","member_id")
);
--> statement-breakpoint
CREATE TABLE "request_hold" (
	"request_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "request_hold_request_id_sku_id_pk" PRIMARY KEY("request_id","sku_id"),
	CONSTRAINT "request_hold_qty" CHECK ("request_hold"."qty" > 0)
);
--> statement-breakpoint
ALTER TABLE "site_option" ADD COLUMN "request_hold_hours" integer DEFAULT 48 NOT NULL;--> statement-breakpoint
ALTER TABLE "site_option" ADD COLUMN "request_hold_share" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkout_draft" ADD COLUMN "request_id" text;--> statement-breakpoint
CREATE INDEX "approval_deputy_customer" ON "approval_deputy" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "approval_rule_customer" ON "approval_rule" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "purchase_request_customer" ON "purchase_request" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "purchase_request_state" ON "purchase_request" USING btree ("customer_id","state");--> statement-breakpoint
CREATE INDEX "purchase_request_hold" ON "purchase_request" USING btree ("hold_until");--> statement-breakpoint
CREATE INDEX "purchase_request_expires" ON "purchase_request" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "purchase_request_offer" ON "purchase_request" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "request_approver_member" ON "request_approver" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "request_hold_sku" ON "request_hold" USING btree ("sku_id","customer_id");