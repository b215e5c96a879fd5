CREATE TABLE "address" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"consignee" text NOT NULL,
	"phone" text NOT NULL,
	"region_code" text NOT NULL,
	"detail" text NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"is_default" integer DEFAULT 20 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "region" (
	"code" text PRIMARY KEY NOT NULL,
	"parent_code" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certification" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"customer_id" text NOT NULL,
	"company" text NOT NULL,
	"credit_code" text NOT NULL,
	"licenses" jsonb NOT NULL,
	"legal_person" text NOT NULL,
	"id_card" text NOT NULL,
	"phone" text NOT NULL,
	"review_state" integer DEFAULT 10 NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "export_task" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"site_id" text NOT NULL,
	"kind" text NOT NULL,
	"keys" jsonb NOT NULL,
	"format" text NOT NULL,
	"language" text NOT NULL,
	"file_name" text NOT NULL,
	"state" integer DEFAULT 10 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"file_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"target" text NOT NULL,
	"legal_name" text NOT NULL,
	"login_account" text DEFAULT '' NOT NULL,
	"account_kind" text NOT NULL,
	"price_multiplier" integer NOT NULL,
	"need_review" integer NOT NULL,
	"unit_id" text,
	"roles" jsonb NOT NULL,
	"language" text NOT NULL,
	"state" integer DEFAULT 10 NOT NULL,
	"invited_by" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token_hash" text,
	"sends" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"member_id" text,
	CONSTRAINT "member_invitation_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
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
CREATE TABLE "pay_password_try" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"checking" integer DEFAULT 0 NOT NULL,
	"checking_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "private_shop" (
	"shop_id" text PRIMARY KEY NOT NULL,
	"terms" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "private_shop_apply" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"shop_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"company" text NOT NULL,
	"contact" text NOT NULL,
	"phone" text NOT NULL,
	"purpose" text NOT NULL,
	"files" jsonb NOT NULL,
	"review_state" integer DEFAULT 10 NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "commission_payout" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"payout_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"placed_by" text NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"state" integer DEFAULT 10 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "commission_payout_payout_no_unique" UNIQUE("payout_no")
);
--> statement-breakpoint
CREATE TABLE "promotion_link" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"target" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "promotion_link_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "promotion_record" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"inviter_id" text NOT NULL,
	"invited_id" text,
	"order_id" text,
	"site_id" text DEFAULT '1001' NOT NULL,
	"type" integer NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"percent" integer NOT NULL,
	"ref_no" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "remind" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"site_id" text,
	"biz_type" text NOT NULL,
	"state" integer DEFAULT 10 NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"link" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "proof" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "activity" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"site_id" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"banner" text,
	"rule_html" text NOT NULL,
	"start_at" timestamp (3) with time zone NOT NULL,
	"end_at" timestamp (3) with time zone NOT NULL,
	"cut_from" numeric(14, 2),
	"cut_by" numeric(14, 2),
	"rate" integer,
	"status" integer DEFAULT 10 NOT NULL,
	CONSTRAINT "activity_rate" CHECK ("activity"."rate" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "activity_goods" (
	"activity_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "activity_goods_activity_id_goods_id_pk" PRIMARY KEY("activity_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"brand_name" text NOT NULL,
	"code" text NOT NULL,
	"first_letter" text NOT NULL,
	"logo" text,
	CONSTRAINT "brand_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "goods_category" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"parent_id" text,
	"level" integer NOT NULL,
	"cate_name" text NOT NULL,
	"cate_alias" text NOT NULL,
	"cate_icon" text NOT NULL,
	"hot_words" text[],
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "collection" (
	"customer_id" text NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"site_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"way" integer NOT NULL,
	"points_price" integer NOT NULL,
	"cash_price" numeric(14, 2),
	"order_amount" numeric(14, 2),
	"buyer_limit" integer NOT NULL,
	"position" integer NOT NULL,
	"status" integer DEFAULT 10 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_code" (
	"goods_id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "goods_code_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "goods_import" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"sheet_name" text DEFAULT '' NOT NULL,
	"size" bigint NOT NULL,
	"checksum" text NOT NULL,
	"owner_id" text NOT NULL,
	"state" integer NOT NULL,
	"fault" jsonb,
	"headings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"columns" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"handled_group" integer DEFAULT 0 NOT NULL,
	"handled" integer DEFAULT 0 NOT NULL,
	"creates" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"similar" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"instead" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_import_row" (
	"import_id" text NOT NULL,
	"number" integer NOT NULL,
	"group_number" integer NOT NULL,
	"twin" integer,
	"cells" jsonb NOT NULL,
	"outcome" integer,
	"result" integer,
	"faults" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "goods_import_row_import_id_number_pk" PRIMARY KEY("import_id","number")
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"shop_id" text NOT NULL,
	"brand_id" text NOT NULL,
	"department_id" text NOT NULL,
	"group_id" text NOT NULL,
	"category_id" text NOT NULL,
	"goods_name" text NOT NULL,
	"model" text NOT NULL,
	"pictures" text[] NOT NULL,
	"attrs" text[] NOT NULL,
	"open_price" numeric(14, 2),
	"plain_price" numeric(14, 2) NOT NULL,
	"level_prices" numeric(14, 2)[] NOT NULL,
	"member_price_level" integer,
	"in_stock" boolean DEFAULT false NOT NULL,
	"sales" integer NOT NULL,
	"weight" integer NOT NULL,
	"customizable" integer NOT NULL,
	"delivery_days" integer NOT NULL,
	"video" text,
	"shelf_at" timestamp (3) with time zone NOT NULL,
	"status" integer DEFAULT 10 NOT NULL,
	"search_text" text NOT NULL,
	"grams" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_document" (
	"goods_id" text NOT NULL,
	"kind" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "goods_document_goods_id_kind_pk" PRIMARY KEY("goods_id","kind")
);
--> statement-breakpoint
CREATE TABLE "goods_text" (
	"goods_id" text PRIMARY KEY NOT NULL,
	"detail_html" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_price" (
	"sku_id" text NOT NULL,
	"level" integer NOT NULL,
	"min_quantity" integer NOT NULL,
	"price" numeric(14, 2) NOT NULL,
	CONSTRAINT "member_price_sku_id_level_min_quantity_pk" PRIMARY KEY("sku_id","level","min_quantity")
);
--> statement-breakpoint
CREATE TABLE "price_unit" (
	"item_id" text PRIMARY KEY NOT NULL,
	"goods_id" text NOT NULL,
	"unit_code" text NOT NULL,
	"unit_name" text NOT NULL,
	"ratio" integer NOT NULL,
	"default_price_unit" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sku" (
	"id" text PRIMARY KEY NOT NULL,
	"goods_id" text NOT NULL,
	"position" integer NOT NULL,
	"sku_code" text NOT NULL,
	"spec" json NOT NULL,
	"goods_price" numeric(14, 2) NOT NULL,
	"brand_price" numeric(14, 2),
	"stock" integer NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	"safety_stock" integer NOT NULL,
	"min_order_qty" integer NOT NULL,
	"step" integer NOT NULL,
	"warehouse_id" text,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sku_sku_code_unique" UNIQUE("sku_code"),
	CONSTRAINT "sku_reserved" CHECK ("sku"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "often_list" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"sku_id" text NOT NULL,
	"pinned" integer DEFAULT 20 NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_comment" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_line_id" text,
	"goods_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"customer_id" text,
	"placed_by" text,
	"site_id" text,
	"state" integer DEFAULT 10 NOT NULL,
	"author" text NOT NULL,
	"enterprise" integer NOT NULL,
	"anonymous" integer NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"images" text[] NOT NULL,
	"append_text" text,
	"append_at" timestamp (3) with time zone,
	"reply" text,
	CONSTRAINT "order_comment_order_line_id_unique" UNIQUE("order_line_id"),
	CONSTRAINT "order_comment_stars" CHECK ("order_comment"."stars" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"uses" integer NOT NULL,
	"keys" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"shop_type" integer NOT NULL,
	"name" text NOT NULL,
	"logo" text,
	"intro" text NOT NULL,
	"currency" text DEFAULT 'CNY' NOT NULL,
	"score" numeric(2, 1) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_synonym" (
	"word" text PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"means" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seed_run" (
	"room" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server" (
	"number" integer PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"name" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"figures" jsonb
);
--> statement-breakpoint
CREATE TABLE "translation" (
	"language" text NOT NULL,
	"source" text NOT NULL,
	"words" text NOT NULL,
	"owner" text DEFAULT 'shop' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"actor_type" text NOT NULL,
	"actor_id" text DEFAULT '' NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"action" text NOT NULL,
	"from_state" integer,
	"to_state" integer,
	"reason" text DEFAULT '' NOT NULL,
	"changes" jsonb
);
--> statement-breakpoint
CREATE TABLE "job_lease" (
	"name" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"customer_id" text NOT NULL,
	"route" text NOT NULL,
	"key" text NOT NULL,
	"asked" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_customer_id_route_key_pk" PRIMARY KEY("customer_id","route","key")
);
--> statement-breakpoint
CREATE TABLE "limit_window" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "app_clock" (
	"id" text PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account" (
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"frozen" bigint DEFAULT 0 NOT NULL,
	"granted" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "account_customer_id_kind_pk" PRIMARY KEY("customer_id","kind"),
	CONSTRAINT "account_balance" CHECK ("account"."balance" >= 0 and "account"."frozen" >= 0),
	CONSTRAINT "account_granted" CHECK ("account"."kind" <> 'credit' or "account"."balance" <= "account"."granted")
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"kind" text NOT NULL,
	"biz_type" integer NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"ref_no" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_lot" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"source" integer NOT NULL,
	"amount" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "points_lot_remaining" CHECK ("points_lot"."remaining" >= 0)
);
--> statement-breakpoint
CREATE TABLE "points_use" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"lot_id" text NOT NULL,
	"ref_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"returned" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "points_use_returned" CHECK ("points_use"."returned" between 0 and "points_use"."amount")
);
--> statement-breakpoint
CREATE TABLE "bond" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"bond_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"kind" integer NOT NULL,
	"title" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"state" integer DEFAULT 10 NOT NULL,
	"due_date" text NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "bond_bond_no_unique" UNIQUE("bond_no")
);
--> statement-breakpoint
CREATE TABLE "budget" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"customer_id" text NOT NULL,
	"cost_centre_id" text NOT NULL,
	"period" integer NOT NULL,
	"from_day" text NOT NULL,
	"until_day" text NOT NULL,
	"currency" text NOT NULL,
	"basis" integer NOT NULL,
	"hard" integer NOT NULL,
	"carry_over" integer DEFAULT 20 NOT NULL,
	"carried_to" text,
	"amount" numeric(14, 2) NOT NULL,
	"carried" numeric(14, 2) DEFAULT 0 NOT NULL,
	"used" numeric(14, 2) DEFAULT 0 NOT NULL,
	"reserved" numeric(14, 2) DEFAULT 0 NOT NULL,
	CONSTRAINT "budget_figures" CHECK ("budget"."amount" >= 0 and "budget"."used" >= 0 and "budget"."reserved" >= 0)
);
--> statement-breakpoint
CREATE TABLE "budget_entry" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"budget_id" text NOT NULL,
	"type" integer NOT NULL,
	"amount" numeric(14, 2) DEFAULT 0 NOT NULL,
	"carried" numeric(14, 2) DEFAULT 0 NOT NULL,
	"used" numeric(14, 2) DEFAULT 0 NOT NULL,
	"reserved" numeric(14, 2) DEFAULT 0 NOT NULL,
	"free_after" numeric(14, 2) NOT NULL,
	"document_kind" text,
	"document_id" text,
	"ref_no" text DEFAULT '' NOT NULL,
	"actor_id" text DEFAULT '' NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "budget_hold" (
	"document_kind" text NOT NULL,
	"document_id" text NOT NULL,
	"line_id" text NOT NULL,
	"budget_id" text NOT NULL,
	"state" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	CONSTRAINT "budget_hold_document_kind_document_id_line_id_pk" PRIMARY KEY("document_kind","document_id","line_id"),
	CONSTRAINT "budget_hold_amount" CHECK ("budget_hold"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "company_buying" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"po_number" integer DEFAULT 10 NOT NULL,
	"cost_centre" integer DEFAULT 10 NOT NULL,
	"time_zone" text DEFAULT 'Asia/Shanghai' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cost_centre" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"code" text NOT NULL,
	"key" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"active_from" text,
	"active_until" text
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"template_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"code" text NOT NULL,
	"state" integer DEFAULT 10 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon_template" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"site_id" text NOT NULL,
	"type" integer NOT NULL,
	"shop_id" text,
	"name" text NOT NULL,
	"kind" integer NOT NULL,
	"threshold" numeric(14, 2) NOT NULL,
	"value" numeric(14, 2),
	"rate" integer,
	"most" numeric(14, 2),
	"scope" integer NOT NULL,
	"scope_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"scope_name" text NOT NULL,
	"total" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"per_customer" integer DEFAULT 1 NOT NULL,
	"points_cost" integer DEFAULT 0 NOT NULL,
	"receive_from" timestamp (3) with time zone NOT NULL,
	"receive_to" timestamp (3) with time zone NOT NULL,
	"use_from" timestamp (3) with time zone NOT NULL,
	"use_to" timestamp (3) with time zone NOT NULL,
	"stopped" integer DEFAULT 20 NOT NULL,
	CONSTRAINT "coupon_template_taken" CHECK ("coupon_template"."taken" between 0 and "coupon_template"."total"),
	CONSTRAINT "coupon_template_terms" CHECK (("coupon_template"."kind" = 10 and "coupon_template"."value" > 0) or ("coupon_template"."kind" = 20 and "coupon_template"."rate" between 1 and 99))
);
--> statement-breakpoint
CREATE TABLE "coupon_use" (
	"coupon_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupon_use_coupon_id_order_id_pk" PRIMARY KEY("coupon_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "credit_apply" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"customer_id" text NOT NULL,
	"amount_wanted" numeric(14, 2) NOT NULL,
	"purpose" text NOT NULL,
	"files" jsonb NOT NULL,
	"review_state" integer DEFAULT 10 NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_bill" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"customer_id" text NOT NULL,
	"month" text NOT NULL,
	"state" integer NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"repaid" numeric(14, 2) DEFAULT 0 NOT NULL,
	"due_date" text NOT NULL,
	"dispute_reason" text DEFAULT '' NOT NULL,
	"issued_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "credit_bill_line" (
	"line_id" text PRIMARY KEY NOT NULL,
	"bill_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_bill_mark" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"bill_id" text NOT NULL,
	"line_id" text NOT NULL,
	"mark" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "third_bill" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"bill_no" text NOT NULL,
	"provider" text NOT NULL,
	"month" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"state" integer NOT NULL,
	"due_date" text NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "third_bill_bill_no_unique" UNIQUE("bill_no")
);
--> statement-breakpoint
CREATE TABLE "third_bill_line" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"bill_id" text NOT NULL,
	"ref_no" text NOT NULL,
	"about" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_withdraw" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"customer_id" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"bank" text NOT NULL,
	"bank_card" text NOT NULL,
	"holder" text NOT NULL,
	"review_state" integer DEFAULT 10 NOT NULL,
	"cancelled" boolean DEFAULT false NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "u9_deposit" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"u9_no" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"balance" numeric(14, 2) NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"booked_on" text NOT NULL,
	"synced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "u9_deposit_u9_no_unique" UNIQUE("u9_no")
);
--> statement-breakpoint
CREATE TABLE "invoice_address" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"consignee" text NOT NULL,
	"phone" text NOT NULL,
	"region_code" text NOT NULL,
	"detail" text NOT NULL,
	"is_default" integer DEFAULT 20 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_title" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"kind" integer NOT NULL,
	"title" text NOT NULL,
	"tax_no" text DEFAULT '' NOT NULL,
	"bank" text DEFAULT '' NOT NULL,
	"bank_card" text DEFAULT '' NOT NULL,
	"reg_address" text DEFAULT '' NOT NULL,
	"reg_phone" text DEFAULT '' NOT NULL,
	"is_default" integer DEFAULT 20 NOT NULL,
	"review_state" integer NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"apply_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"placed_by" text NOT NULL,
	"site_id" text NOT NULL,
	"status" integer NOT NULL,
	"medium" integer NOT NULL,
	"title" jsonb NOT NULL,
	"mail_to" jsonb,
	"email" text DEFAULT '' NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"number" text,
	"file_id" text,
	"company" text DEFAULT '' NOT NULL,
	"tracking_no" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"red_of" text,
	"reddened_by" text,
	"issued_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_apply_no_unique" UNIQUE("apply_no"),
	CONSTRAINT "invoice_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_red_of_unique" UNIQUE("red_of")
);
--> statement-breakpoint
CREATE TABLE "invoice_charge" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"invoice_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"placed_by" text NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"kind" integer NOT NULL,
	"state" integer NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "invoice_charge_amount" CHECK ("invoice_charge"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_item" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "expense_claim" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"claim_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"placed_by" text NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"title" text NOT NULL,
	"kind" integer NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"spent_on" text NOT NULL,
	"order_no" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"files" jsonb NOT NULL,
	"expenses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" integer DEFAULT 10 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "expense_claim_claim_no_unique" UNIQUE("claim_no")
);
--> statement-breakpoint
CREATE TABLE "operator" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"account" text NOT NULL,
	"login_key" text NOT NULL,
	"password_hash" text NOT NULL,
	"start_password" boolean DEFAULT false NOT NULL,
	"role" text NOT NULL,
	"locked_at" timestamp (3) with time zone,
	"totp_secret" text,
	"totp_since" timestamp (3) with time zone,
	"totp_step" integer
);
--> statement-breakpoint
CREATE TABLE "operator_recovery_code" (
	"operator_id" text NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "operator_recovery_code_operator_id_code_hash_pk" PRIMARY KEY("operator_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "operator_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"operator_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"proven" boolean NOT NULL,
	"address" text NOT NULL,
	"device" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"template" text NOT NULL,
	"payload" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outgoing_message" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"channel" text NOT NULL,
	"target" text NOT NULL,
	"template" text NOT NULL,
	"values" jsonb NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"good_until" timestamp (3) with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"fault" text DEFAULT '' NOT NULL,
	"died_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "membership" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"company" text NOT NULL,
	"credit_code" text NOT NULL,
	"licenses" jsonb NOT NULL,
	"contact" text NOT NULL,
	"phone" text NOT NULL,
	"review_state" integer DEFAULT 10 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "supplier_apply" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"company" text NOT NULL,
	"credit_code" text NOT NULL,
	"licenses" jsonb NOT NULL,
	"contact" text NOT NULL,
	"phone" text NOT NULL,
	"review_state" integer DEFAULT 10 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"categories" jsonb NOT NULL,
	"bank" text NOT NULL,
	"bank_card" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"checking" integer DEFAULT 0 NOT NULL,
	"checking_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"key" text PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_role" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"name" text NOT NULL,
	"rights" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"parent_id" text,
	"person_id" text,
	"entered_at" timestamp (3) with time zone,
	"unit_id" text,
	"roles" jsonb DEFAULT '["buyer","approver"]'::jsonb NOT NULL,
	"inviter_id" text,
	"account_kind" text DEFAULT 'main' NOT NULL,
	"login_account" text NOT NULL,
	"login_key" text NOT NULL,
	"password_hash" text DEFAULT '' NOT NULL,
	"pay_password_hash" text DEFAULT '' NOT NULL,
	"second_pay_password" integer DEFAULT 20 NOT NULL,
	"legal_name" text DEFAULT '' NOT NULL,
	"nick_name" text DEFAULT '' NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"phone" text,
	"email" text,
	"birthday" text,
	"user_type" integer DEFAULT 10 NOT NULL,
	"customer_type" text DEFAULT 'personal' NOT NULL,
	"member_level" integer DEFAULT 0 NOT NULL,
	"price_multiplier" integer DEFAULT 10000 NOT NULL,
	"platform_multiplier" integer DEFAULT 10000 NOT NULL,
	"need_review" integer DEFAULT 20 NOT NULL,
	"cert_state" integer DEFAULT 0 NOT NULL,
	"status" integer DEFAULT 10 NOT NULL,
	"extend_info" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"site" text NOT NULL,
	"device" text NOT NULL,
	"address" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "third_binding" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"channel" text NOT NULL,
	"open_id" text NOT NULL,
	"nick_name" text NOT NULL,
	"customer_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "third_passage" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"browser_hash" text NOT NULL,
	"channel" text NOT NULL,
	"site" text NOT NULL,
	"open_id" text DEFAULT '' NOT NULL,
	"nick_name" text DEFAULT '' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "code_turn" (
	"key" text PRIMARY KEY NOT NULL,
	"sent_at" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verify_code" (
	"target" text NOT NULL,
	"scene" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "verify_code_target_scene_pk" PRIMARY KEY("target","scene")
);
--> statement-breakpoint
CREATE TABLE "new_shop_goods" (
	"tab_id" text NOT NULL,
	"goods_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "new_shop_goods_tab_id_goods_id_pk" PRIMARY KEY("tab_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "new_shop_tab" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "new_shop" (
	"site_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"phone" text NOT NULL,
	"work_time" text NOT NULL,
	"intro" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article_category" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"biz_type" integer NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"site_id" text NOT NULL,
	"biz_type" integer NOT NULL,
	"category_id" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"content_html" text DEFAULT '' NOT NULL,
	"cover" text,
	"link" text,
	"draft" jsonb,
	"preview_key" text DEFAULT gen_random_uuid() NOT NULL,
	"published_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "brand_site" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"site_key" text NOT NULL,
	"name" text NOT NULL,
	"slogan" text NOT NULL,
	"logo" text,
	"company" text NOT NULL,
	"phone" text NOT NULL,
	"work_time" text NOT NULL,
	"service_state" integer NOT NULL,
	"chat_url" text,
	"im_link" text,
	"qr_code" text,
	"message_form" integer NOT NULL,
	"salesperson_flag" integer NOT NULL,
	"group_site" integer NOT NULL,
	"open" integer DEFAULT 10 NOT NULL,
	"brand_colour" text NOT NULL,
	"theme_toggle" integer NOT NULL,
	"icp_html" text NOT NULL,
	"shell" jsonb NOT NULL,
	"hosts" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "brand_site_site_key_unique" UNIQUE("site_key")
);
--> statement-breakpoint
CREATE TABLE "brand_site_member" (
	"group_id" text NOT NULL,
	"site_id" text NOT NULL,
	CONSTRAINT "brand_site_member_group_id_site_id_pk" PRIMARY KEY("group_id","site_id")
);
--> statement-breakpoint
CREATE TABLE "brand_site_shop" (
	"site_id" text NOT NULL,
	"shop_id" text NOT NULL,
	CONSTRAINT "brand_site_shop_shop_id_site_id_pk" PRIMARY KEY("shop_id","site_id")
);
--> statement-breakpoint
CREATE TABLE "currency_rule" (
	"site_id" text PRIMARY KEY NOT NULL,
	"code" text DEFAULT 'CNY' NOT NULL,
	"symbol" text NOT NULL,
	"digit" integer NOT NULL,
	"ways" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seo" (
	"site_id" text NOT NULL,
	"seo_code" text NOT NULL,
	"title" text NOT NULL,
	"keywords" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "seo_site_id_seo_code_pk" PRIMARY KEY("site_id","seo_code")
);
--> statement-breakpoint
CREATE TABLE "site_option" (
	"site_id" text PRIMARY KEY NOT NULL,
	"vip_show" integer NOT NULL,
	"link_hint" integer NOT NULL,
	"unenough_stock_sale" integer NOT NULL,
	"comment_image_mb" integer NOT NULL,
	"request_hold_hours" integer DEFAULT 48 NOT NULL,
	"request_hold_share" integer DEFAULT 30 NOT NULL,
	"invitation_days" integer DEFAULT 7 NOT NULL,
	"guest_cart" integer DEFAULT 10 NOT NULL,
	"captcha" text DEFAULT 'always' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_message" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"site_id" text NOT NULL,
	"customer_id" text,
	"name" text,
	"phone" text NOT NULL,
	"content" text NOT NULL,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "service_topic" (
	"id" text PRIMARY KEY NOT NULL,
	"site_id" text NOT NULL,
	"position" integer NOT NULL,
	"icon" text NOT NULL,
	"title" text NOT NULL,
	"content_html" text NOT NULL,
	"links" jsonb NOT NULL,
	"status" integer DEFAULT 10 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dictionary_item" (
	"site_id" text NOT NULL,
	"dict_code" text NOT NULL,
	"item_code" text NOT NULL,
	"item_name" text NOT NULL,
	CONSTRAINT "dictionary_item_site_id_dict_code_item_code_pk" PRIMARY KEY("site_id","dict_code","item_code")
);
--> statement-breakpoint
CREATE TABLE "upload_file" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"owner_id" text NOT NULL,
	"shown_name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea",
	"digest" text
);
--> statement-breakpoint
CREATE TABLE "file_removal" (
	"file_id" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"going" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "download_ticket" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_param" (
	"site_id" text NOT NULL,
	"code" integer NOT NULL,
	"status" integer NOT NULL,
	"biz_param" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "site_param_site_id_code_pk" PRIMARY KEY("site_id","code")
);
--> statement-breakpoint
CREATE TABLE "theme_page" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"site_id" text NOT NULL,
	"type" text NOT NULL,
	"page_key" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"blocks" jsonb NOT NULL,
	"draft" jsonb,
	"preview_key" text DEFAULT gen_random_uuid() NOT NULL,
	"published_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "after_sale" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"after_sale_no" text NOT NULL,
	"order_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"placed_by" text NOT NULL,
	"applied_by" text NOT NULL,
	"site_id" text NOT NULL,
	"right_type" integer NOT NULL,
	"return_state" integer NOT NULL,
	"right_state" integer NOT NULL,
	"reason" integer NOT NULL,
	"return_method" integer NOT NULL,
	"description" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"refund_amount" numeric(14, 2) DEFAULT 0 NOT NULL,
	"address" jsonb NOT NULL,
	"return_to" text DEFAULT '' NOT NULL,
	"back_company" text DEFAULT '' NOT NULL,
	"back_tracking" text DEFAULT '' NOT NULL,
	"back_files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"pickup_day" text,
	"resend_company" text DEFAULT '' NOT NULL,
	"resend_tracking" text DEFAULT '' NOT NULL,
	"reject_reason" text DEFAULT '' NOT NULL,
	"retries" integer DEFAULT 0 NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "after_sale_after_sale_no_unique" UNIQUE("after_sale_no")
);
--> statement-breakpoint
CREATE TABLE "after_sale_line" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"after_sale_id" text NOT NULL,
	"order_line_id" text NOT NULL,
	"qty" integer NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"exchange_sku_id" text,
	"restocked_qty" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "after_sale_line_qty" CHECK ("after_sale_line"."qty" > 0 and "after_sale_line"."restocked_qty" between 0 and "after_sale_line"."qty")
);
--> statement-breakpoint
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
	"approver_kinds" jsonb DEFAULT '[]'::jsonb NOT NULL,
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
	"mail_approval" text DEFAULT 'login' NOT NULL,
	"mail_limit" numeric(14, 2) DEFAULT 0 NOT NULL,
	"limit_currency" text DEFAULT '' NOT NULL,
	"workdays" jsonb DEFAULT '[1,2,3,4,5]'::jsonb NOT NULL,
	"work_from" integer DEFAULT 9 NOT NULL,
	"work_until" integer DEFAULT 18 NOT NULL,
	"emergency_hours" integer DEFAULT 9 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_coupons" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"coupon_ids" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_line" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"shop_car_biz_type" integer NOT NULL,
	"sku_id" text NOT NULL,
	"quantity" integer NOT NULL,
	"goods_price_unit" text,
	"checked" integer NOT NULL,
	"seen_price" numeric(14, 2) NOT NULL,
	"require_info" json,
	CONSTRAINT "cart_line_quantity" CHECK ("cart_line"."quantity" between 1 and 99999)
);
--> statement-breakpoint
CREATE TABLE "checkout_draft" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"line_ids" jsonb NOT NULL,
	"offer_id" text,
	"direct" jsonb,
	"address_id" text,
	"delivery_way" integer DEFAULT 10 NOT NULL,
	"invoice" jsonb,
	"remark" text DEFAULT '' NOT NULL,
	"po_number" text DEFAULT '' NOT NULL,
	"require_date" text,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"notes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"coupon_ids" jsonb,
	"points_used" integer DEFAULT 0 NOT NULL,
	"order_ids" jsonb,
	"request_id" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_freight" (
	"shop_id" text PRIMARY KEY NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"free_from" numeric(14, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "complaint" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"complaint_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"placed_by" text NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"type" integer NOT NULL,
	"state" integer NOT NULL,
	"order_id" text,
	"after_sale_id" text,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"phone" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reply" text DEFAULT '' NOT NULL,
	"waits_since" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "complaint_complaint_no_unique" UNIQUE("complaint_no")
);
--> statement-breakpoint
CREATE TABLE "complaint_message" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"complaint_id" text NOT NULL,
	"by" text NOT NULL,
	"author_id" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agreed_price" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"sku_id" text NOT NULL,
	"min_quantity" integer NOT NULL,
	"price" numeric(14, 2) NOT NULL,
	"valid_to" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	CONSTRAINT "agreed_price_positive" CHECK ("agreed_price"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "contract" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"contract_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"placed_by" text NOT NULL,
	"site_id" text NOT NULL,
	"state" integer NOT NULL,
	"title" text NOT NULL,
	"months" integer NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"body_hash" text DEFAULT '' NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"signed_name" text DEFAULT '' NOT NULL,
	"signed_by" text DEFAULT '' NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"file_id" text,
	"waits_since" timestamp (3) with time zone,
	CONSTRAINT "contract_contract_no_unique" UNIQUE("contract_no")
);
--> statement-breakpoint
CREATE TABLE "contract_line" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"contract_id" text NOT NULL,
	"position" integer NOT NULL,
	"sku_id" text NOT NULL,
	"snapshot" json NOT NULL,
	"qty" integer NOT NULL,
	"list_price" numeric(14, 2),
	"price" numeric(14, 2),
	CONSTRAINT "contract_line_qty" CHECK ("contract_line"."qty" between 1 and 99999)
);
--> statement-breakpoint
CREATE TABLE "day_off" (
	"day" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"cut_off" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "warehouse_transit" (
	"warehouse_id" text NOT NULL,
	"province_code" text NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "warehouse_transit_warehouse_id_province_code_pk" PRIMARY KEY("warehouse_id","province_code")
);
--> statement-breakpoint
CREATE TABLE "enquiry" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"enquiry_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"placed_by" text NOT NULL,
	"site_id" text NOT NULL,
	"state" integer NOT NULL,
	"title" text NOT NULL,
	"deadline" timestamp (3) with time zone NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"quote_id" text,
	"offer_id" text,
	"waits_since" timestamp (3) with time zone,
	CONSTRAINT "enquiry_enquiry_no_unique" UNIQUE("enquiry_no")
);
--> statement-breakpoint
CREATE TABLE "enquiry_line" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"enquiry_id" text NOT NULL,
	"position" integer NOT NULL,
	"sku_id" text,
	"snapshot" json NOT NULL,
	"qty" integer NOT NULL,
	"list_price" numeric(14, 2),
	"target_price" numeric(14, 2),
	CONSTRAINT "enquiry_line_qty" CHECK ("enquiry_line"."qty" between 1 and 99999)
);
--> statement-breakpoint
CREATE TABLE "enquiry_message" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"enquiry_id" text NOT NULL,
	"by" text NOT NULL,
	"author_id" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"supplier" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_order" (
	"id" text PRIMARY KEY NOT NULL,
	"enquiry_id" text NOT NULL,
	"order_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enquiry_price" (
	"id" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"line_id" text NOT NULL,
	"price" numeric(14, 2) NOT NULL,
	CONSTRAINT "enquiry_price_positive" CHECK ("enquiry_price"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "enquiry_quote" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"enquiry_id" text NOT NULL,
	"supplier" text NOT NULL,
	"no" integer NOT NULL,
	"goods_amount" numeric(14, 2) NOT NULL,
	"freight" numeric(14, 2) NOT NULL,
	"lead_days" integer NOT NULL,
	"valid_to" timestamp (3) with time zone NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"offer_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"placed_by" text NOT NULL,
	"site_id" text NOT NULL,
	"state" integer NOT NULL,
	"contact_name" text NOT NULL,
	"contact_phone" text NOT NULL,
	"expect_date" text,
	"remark" text DEFAULT '' NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"quote_no" integer DEFAULT 0 NOT NULL,
	"valid_to" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"waits_since" timestamp (3) with time zone,
	"order_ids" jsonb,
	CONSTRAINT "offer_offer_no_unique" UNIQUE("offer_no")
);
--> statement-breakpoint
CREATE TABLE "offer_line" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"offer_id" text NOT NULL,
	"position" integer NOT NULL,
	"sku_id" text,
	"snapshot" json NOT NULL,
	"qty" integer NOT NULL,
	"list_price" numeric(14, 2),
	"target_price" numeric(14, 2),
	CONSTRAINT "offer_line_qty" CHECK ("offer_line"."qty" between 1 and 99999)
);
--> statement-breakpoint
CREATE TABLE "offer_message" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"offer_id" text NOT NULL,
	"by" text NOT NULL,
	"author_id" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_price" (
	"id" text PRIMARY KEY NOT NULL,
	"quote_id" text NOT NULL,
	"line_id" text NOT NULL,
	"price" numeric(14, 2) NOT NULL,
	"delivery_days" integer,
	CONSTRAINT "offer_price_positive" CHECK ("offer_price"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "offer_quote" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"offer_id" text NOT NULL,
	"no" integer NOT NULL,
	"goods_amount" numeric(14, 2) NOT NULL,
	"freight" numeric(14, 2) NOT NULL,
	"valid_to" timestamp (3) with time zone NOT NULL,
	"remark" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_line" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"order_id" text NOT NULL,
	"sku_id" text NOT NULL,
	"snapshot" json NOT NULL,
	"qty" integer NOT NULL,
	"price" numeric(14, 2) NOT NULL,
	"price_steps" jsonb,
	"price_trace" jsonb,
	"discount_share" numeric(14, 2) DEFAULT 0 NOT NULL,
	"coupon_share" numeric(14, 2) DEFAULT 0 NOT NULL,
	"points_share" numeric(14, 2) DEFAULT 0 NOT NULL,
	"pay_share" numeric(14, 2) NOT NULL,
	"shipped_qty" integer DEFAULT 0 NOT NULL,
	"received_qty" integer DEFAULT 0 NOT NULL,
	"received_note" text DEFAULT '' NOT NULL,
	"refunding_qty" integer DEFAULT 0 NOT NULL,
	"refunded_qty" integer DEFAULT 0 NOT NULL,
	"purchase_no" text DEFAULT '' NOT NULL,
	"cost_centre" text DEFAULT '' NOT NULL,
	"promise" jsonb,
	"commented" integer DEFAULT 20 NOT NULL,
	CONSTRAINT "order_line_qty" CHECK ("order_line"."qty" between 1 and 99999)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"order_no" text NOT NULL,
	"customer_id" text NOT NULL,
	"placed_by" text NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"shop_id" text NOT NULL,
	"order_type" integer DEFAULT 10 NOT NULL,
	"state" integer NOT NULL,
	"goods_amount" numeric(14, 2) NOT NULL,
	"freight" numeric(14, 2) DEFAULT 0 NOT NULL,
	"discount" numeric(14, 2) DEFAULT 0 NOT NULL,
	"coupon_amount" numeric(14, 2) DEFAULT 0 NOT NULL,
	"points_used" integer DEFAULT 0 NOT NULL,
	"points_amount" numeric(14, 2) DEFAULT 0 NOT NULL,
	"pay_amount" numeric(14, 2) NOT NULL,
	"paid_amount" numeric(14, 2) DEFAULT 0 NOT NULL,
	"refunded_amount" numeric(14, 2) DEFAULT 0 NOT NULL,
	"gift_of" text,
	"gift_from" numeric(14, 2),
	"gift_worth" numeric(14, 2),
	"invoice_status" integer DEFAULT 10 NOT NULL,
	"address" jsonb NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"po_number" text DEFAULT '' NOT NULL,
	"delivery_way" integer DEFAULT 10 NOT NULL,
	"invoice_wish" jsonb,
	"require_date" text,
	"files" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"cancel_reason" integer,
	"review_by" text,
	"pay_deadline" timestamp (3) with time zone,
	"warned_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"reminded_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "orders_order_no_unique" UNIQUE("order_no")
);
--> statement-breakpoint
CREATE TABLE "logistics_track" (
	"id" text PRIMARY KEY NOT NULL,
	"shipment_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"step" integer NOT NULL,
	"place" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipment" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"order_id" text NOT NULL,
	"company" text NOT NULL,
	"tracking_no" text NOT NULL,
	"shipped_at" timestamp (3) with time zone NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "shipment_line" (
	"id" text PRIMARY KEY NOT NULL,
	"shipment_id" text NOT NULL,
	"order_line_id" text NOT NULL,
	"qty" integer NOT NULL,
	CONSTRAINT "shipment_line_qty" CHECK ("shipment_line"."qty" > 0)
);
--> statement-breakpoint
CREATE TABLE "own_goods" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"customer_id" text NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"my_code" text DEFAULT '' NOT NULL,
	"sku_id" text,
	"delivery_cycle" integer,
	"price" numeric(14, 2),
	"unit" text DEFAULT '' NOT NULL,
	"quantity" integer NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	CONSTRAINT "own_goods_quantity" CHECK ("own_goods"."quantity" between 1 and 99999)
);
--> statement-breakpoint
CREATE TABLE "bank_account" (
	"site_id" text PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"bank" text NOT NULL,
	"account_no" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offline_voucher" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"pay_order_id" text NOT NULL,
	"bank" text NOT NULL,
	"payer" text NOT NULL,
	"paid_on" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"files" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_order" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"pay_no" text NOT NULL,
	"page_key" text DEFAULT gen_random_uuid() NOT NULL,
	"customer_id" text NOT NULL,
	"placed_by" text NOT NULL,
	"site_id" text DEFAULT '1001' NOT NULL,
	"purpose" text NOT NULL,
	"state" integer NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"pay_code" integer,
	"expires_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"opened" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone,
	CONSTRAINT "pay_order_pay_no_unique" UNIQUE("pay_no"),
	CONSTRAINT "pay_order_page_key_unique" UNIQUE("page_key")
);
--> statement-breakpoint
CREATE TABLE "pay_order_item" (
	"id" text PRIMARY KEY NOT NULL,
	"pay_order_id" text NOT NULL,
	"ref_id" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"returned" numeric(14, 2) DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_receipt" (
	"provider" text NOT NULL,
	"channel" text NOT NULL,
	"channel_no" text NOT NULL,
	"pay_order_id" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"outcome" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "pay_receipt_provider_channel_no_pk" PRIMARY KEY("provider","channel_no")
);
--> statement-breakpoint
CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"refund_no" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"kept" numeric(14, 2) DEFAULT 0 NOT NULL,
	"for_gift" numeric(14, 2) DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"clawed" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "refund_refund_no_unique" UNIQUE("refund_no")
);
--> statement-breakpoint
CREATE TABLE "refund_part" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"refund_id" text NOT NULL,
	"pay_order_id" text NOT NULL,
	"part_no" text NOT NULL,
	"pay_code" integer,
	"amount" numeric(14, 2) NOT NULL,
	"state" integer NOT NULL,
	"channel" text,
	"channel_no" text DEFAULT '' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ask_at" timestamp (3) with time zone,
	CONSTRAINT "refund_part_part_no_unique" UNIQUE("part_no")
);
--> statement-breakpoint
CREATE TABLE "demo_payment" (
	"channel" text NOT NULL,
	"pay_no" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"about" text NOT NULL,
	"notify_url" text NOT NULL,
	"return_url" text NOT NULL,
	"state" text DEFAULT 'waits' NOT NULL,
	"channel_no" text DEFAULT '' NOT NULL,
	"refunds" text DEFAULT 'now' NOT NULL,
	"tell_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "demo_payment_channel_pay_no_pk" PRIMARY KEY("channel","pay_no")
);
--> statement-breakpoint
CREATE TABLE "demo_refund" (
	"channel" text NOT NULL,
	"refund_no" text NOT NULL,
	"pay_no" text NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	"refused" integer NOT NULL,
	"done_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "demo_refund_channel_refund_no_pk" PRIMARY KEY("channel","refund_no")
);
--> statement-breakpoint
CREATE TABLE "approval_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"request_id" text NOT NULL,
	"member_id" text NOT NULL,
	"revision" integer NOT NULL,
	"step" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"token_hash" text,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "approval_mail_token_hash_unique" UNIQUE("token_hash")
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
	"emergency" text,
	"approve_by" timestamp (3) with time zone,
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
ALTER TABLE "activity" ADD CONSTRAINT "activity_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_goods" ADD CONSTRAINT "activity_goods_activity_id_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activity"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gift" ADD CONSTRAINT "gift_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon" ADD CONSTRAINT "coupon_template_id_coupon_template_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."coupon_template"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_recovery_code" ADD CONSTRAINT "operator_recovery_code_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_session" ADD CONSTRAINT "operator_session_operator_id_operator_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "new_shop_goods" ADD CONSTRAINT "new_shop_goods_tab_id_new_shop_tab_id_fk" FOREIGN KEY ("tab_id") REFERENCES "public"."new_shop_tab"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "new_shop_tab" ADD CONSTRAINT "new_shop_tab_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "new_shop" ADD CONSTRAINT "new_shop_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_category" ADD CONSTRAINT "article_category_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article" ADD CONSTRAINT "article_category_id_article_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_category"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_site_member" ADD CONSTRAINT "brand_site_member_group_id_brand_site_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_site_member" ADD CONSTRAINT "brand_site_member_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_site_shop" ADD CONSTRAINT "brand_site_shop_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "currency_rule" ADD CONSTRAINT "currency_rule_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seo" ADD CONSTRAINT "seo_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_option" ADD CONSTRAINT "site_option_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_message" ADD CONSTRAINT "service_message_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_topic" ADD CONSTRAINT "service_topic_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dictionary_item" ADD CONSTRAINT "dictionary_item_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_param" ADD CONSTRAINT "site_param_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_page" ADD CONSTRAINT "theme_page_site_id_brand_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."brand_site"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_customer" ON "address" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certification_customer" ON "certification" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "certification_review" ON "certification" USING btree ("review_state");--> statement-breakpoint
CREATE INDEX "export_task_customer" ON "export_task" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "export_task_state" ON "export_task" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "member_invitation_open" ON "member_invitation" USING btree ("customer_id","target") WHERE "member_invitation"."state" = 10;--> statement-breakpoint
CREATE INDEX "member_invitation_company" ON "member_invitation" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "member_invitation_target" ON "member_invitation" USING btree ("target");--> statement-breakpoint
CREATE INDEX "member_invitation_unsent" ON "member_invitation" USING btree ("created_at") WHERE "member_invitation"."state" = 10 and "member_invitation"."token_hash" is null;--> statement-breakpoint
CREATE INDEX "company_unit_customer" ON "company_unit" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "private_shop_apply_once" ON "private_shop_apply" USING btree ("shop_id","customer_id");--> statement-breakpoint
CREATE INDEX "commission_payout_customer" ON "commission_payout" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "commission_payout_state" ON "commission_payout" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_link_once" ON "promotion_link" USING btree ("customer_id","target");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_record_once" ON "promotion_record" USING btree ("order_id","type","ref_no");--> statement-breakpoint
CREATE INDEX "promotion_record_time" ON "promotion_record" USING btree ("inviter_id","created_at");--> statement-breakpoint
CREATE INDEX "promotion_record_invited" ON "promotion_record" USING btree ("invited_id");--> statement-breakpoint
CREATE INDEX "remind_customer" ON "remind" USING btree ("customer_id","state","created_at");--> statement-breakpoint
CREATE INDEX "proof_end" ON "proof" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "activity_period" ON "activity" USING btree ("site_id","start_at");--> statement-breakpoint
CREATE INDEX "goods_category_parent" ON "goods_category" USING btree ("parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "collection_once" ON "collection" USING btree ("customer_id","site_id","kind","ref_id");--> statement-breakpoint
CREATE INDEX "collection_latest" ON "collection" USING btree ("customer_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "gift_position" ON "gift" USING btree ("site_id","position");--> statement-breakpoint
CREATE INDEX "goods_import_state" ON "goods_import" USING btree ("state");--> statement-breakpoint
CREATE INDEX "goods_import_created" ON "goods_import" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "goods_import_row_group" ON "goods_import_row" USING btree ("import_id","group_number","number");--> statement-breakpoint
CREATE INDEX "goods_import_row_outcome" ON "goods_import_row" USING btree ("import_id","outcome","number");--> statement-breakpoint
CREATE INDEX "goods_weight" ON "goods" USING btree ("weight" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "goods_sales" ON "goods" USING btree ("sales" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "goods_shelf" ON "goods" USING btree ("shelf_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "goods_price" ON "goods" USING btree ("open_price","id");--> statement-breakpoint
CREATE INDEX "goods_price_falling" ON "goods" USING btree ("open_price" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "goods_department" ON "goods" USING btree ("department_id","weight" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "goods_group" ON "goods" USING btree ("group_id","weight" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "goods_category_weight" ON "goods" USING btree ("category_id","weight" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "goods_shop" ON "goods" USING btree ("shop_id","weight" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "goods_brand" ON "goods" USING btree ("brand_id","weight" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "goods_updated" ON "goods" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "goods_kinds" ON "goods" USING btree ("category_id","group_id","department_id","brand_id","shop_id","in_stock") WHERE "goods"."status" = 10;--> statement-breakpoint
CREATE INDEX "goods_brand_kinds" ON "goods" USING btree ("brand_id","category_id","shop_id") WHERE "goods"."status" = 10;--> statement-breakpoint
CREATE INDEX "goods_grams" ON "goods" USING gin ("grams") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "goods_sample" ON "goods" USING gin ("grams") WITH (fastupdate=false) WHERE (hashtext("goods"."id") & 63) = 0;--> statement-breakpoint
CREATE INDEX "goods_sampled" ON "goods" USING btree ("department_id","group_id","category_id","brand_id","shop_id","in_stock") WHERE "goods"."status" = 10 and (hashtext("goods"."id") & 63) = 0;--> statement-breakpoint
CREATE INDEX "price_unit_goods" ON "price_unit" USING btree ("goods_id","ratio");--> statement-breakpoint
CREATE INDEX "sku_goods" ON "sku" USING btree ("goods_id","position");--> statement-breakpoint
CREATE INDEX "sku_in_stock" ON "sku" USING btree ("goods_id") WHERE "sku"."stock" > "sku"."reserved";--> statement-breakpoint
CREATE UNIQUE INDEX "often_list_sku" ON "often_list" USING btree ("customer_id","site_id","sku_id");--> statement-breakpoint
CREATE INDEX "often_list_times" ON "often_list" USING btree ("customer_id","times");--> statement-breakpoint
CREATE INDEX "order_comment_customer" ON "order_comment" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "order_comment_goods" ON "order_comment" USING btree ("goods_id","created_at");--> statement-breakpoint
CREATE INDEX "order_comment_state" ON "order_comment" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "search_word_keys" ON "search_word" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "translation_source" ON "translation" USING hash ("source");--> statement-breakpoint
CREATE INDEX "audit_log_entity" ON "audit_log" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "audit_log_actor" ON "audit_log" USING btree ("actor_type","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_once" ON "ledger" USING btree ("customer_id","kind","biz_type","ref_no");--> statement-breakpoint
CREATE INDEX "ledger_time" ON "ledger" USING btree ("customer_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "points_lot_customer" ON "points_lot" USING btree ("customer_id","expires_at");--> statement-breakpoint
CREATE INDEX "points_lot_due" ON "points_lot" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "points_use_ref" ON "points_use" USING btree ("customer_id","ref_no");--> statement-breakpoint
CREATE INDEX "bond_customer" ON "bond" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "bond_state" ON "bond" USING btree ("state");--> statement-breakpoint
CREATE INDEX "budget_customer" ON "budget" USING btree ("customer_id","from_day");--> statement-breakpoint
CREATE INDEX "budget_cost_centre" ON "budget" USING btree ("cost_centre_id","from_day");--> statement-breakpoint
CREATE INDEX "budget_ended" ON "budget" USING btree ("until_day");--> statement-breakpoint
CREATE INDEX "budget_entry_time" ON "budget_entry" USING btree ("budget_id","created_at");--> statement-breakpoint
CREATE INDEX "budget_hold_budget" ON "budget_hold" USING btree ("budget_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cost_centre_key" ON "cost_centre" USING btree ("customer_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code" ON "coupon" USING btree ("code");--> statement-breakpoint
CREATE INDEX "coupon_customer" ON "coupon" USING btree ("customer_id","state");--> statement-breakpoint
CREATE INDEX "coupon_of_template" ON "coupon" USING btree ("template_id","state");--> statement-breakpoint
CREATE INDEX "coupon_template_site" ON "coupon_template" USING btree ("site_id","receive_to");--> statement-breakpoint
CREATE INDEX "coupon_use_order" ON "coupon_use" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_apply_customer" ON "credit_apply" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_bill_month" ON "credit_bill" USING btree ("customer_id","month");--> statement-breakpoint
CREATE INDEX "credit_bill_line_bill" ON "credit_bill_line" USING btree ("bill_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_bill_mark_line" ON "credit_bill_mark" USING btree ("bill_id","line_id");--> statement-breakpoint
CREATE INDEX "third_bill_customer" ON "third_bill" USING btree ("customer_id","month");--> statement-breakpoint
CREATE INDEX "third_bill_line_bill" ON "third_bill_line" USING btree ("bill_id");--> statement-breakpoint
CREATE INDEX "deposit_withdraw_customer" ON "deposit_withdraw" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "u9_deposit_customer" ON "u9_deposit" USING btree ("customer_id","booked_on");--> statement-breakpoint
CREATE INDEX "invoice_address_customer" ON "invoice_address" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "invoice_title_customer" ON "invoice_title" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "invoice_title_review" ON "invoice_title" USING btree ("review_state");--> statement-breakpoint
CREATE INDEX "invoice_customer" ON "invoice" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "invoice_status" ON "invoice" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "invoice_charge_invoice" ON "invoice_charge" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_charge_customer" ON "invoice_charge" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "invoice_item_invoice" ON "invoice_item" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "invoice_item_order" ON "invoice_item" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "expense_claim_customer" ON "expense_claim" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "expense_claim_state" ON "expense_claim" USING btree ("state");--> statement-breakpoint
CREATE UNIQUE INDEX "operator_login" ON "operator" USING btree ("login_key");--> statement-breakpoint
CREATE INDEX "outbox_time" ON "outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outgoing_message_next" ON "outgoing_message" USING btree ("died_at","next_at");--> statement-breakpoint
CREATE UNIQUE INDEX "membership_customer" ON "membership" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "membership_review" ON "membership" USING btree ("review_state");--> statement-breakpoint
CREATE UNIQUE INDEX "supplier_apply_customer" ON "supplier_apply" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "supplier_apply_review" ON "supplier_apply" USING btree ("review_state");--> statement-breakpoint
CREATE INDEX "company_role_customer" ON "company_role" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_login" ON "customer" USING btree ("login_key");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_phone" ON "customer" USING btree ("phone");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_email" ON "customer" USING btree ("email");--> statement-breakpoint
CREATE INDEX "customer_parent" ON "customer" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "customer_person" ON "customer" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "customer_inviter" ON "customer" USING btree ("inviter_id","created_at");--> statement-breakpoint
CREATE INDEX "customer_channel" ON "customer" USING btree ("updated_at","id") WHERE "customer"."account_kind" = 'channel';--> statement-breakpoint
CREATE INDEX "customer_sub" ON "customer" USING btree ("updated_at","id") WHERE "customer"."account_kind" = 'sub';--> statement-breakpoint
CREATE INDEX "session_customer" ON "session" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "third_binding_user" ON "third_binding" USING btree ("channel","open_id");--> statement-breakpoint
CREATE UNIQUE INDEX "third_binding_customer" ON "third_binding" USING btree ("customer_id","channel");--> statement-breakpoint
CREATE INDEX "third_passage_end" ON "third_passage" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "new_shop_tab_position" ON "new_shop_tab" USING btree ("site_id","position");--> statement-breakpoint
CREATE INDEX "article_category_order" ON "article_category" USING btree ("site_id","biz_type","position");--> statement-breakpoint
CREATE INDEX "article_newest" ON "article" USING btree ("site_id","biz_type","published_at");--> statement-breakpoint
CREATE INDEX "service_message_newest" ON "service_message" USING btree ("site_id","created_at");--> statement-breakpoint
CREATE INDEX "service_message_waits" ON "service_message" USING btree ("answered_at","created_at");--> statement-breakpoint
CREATE INDEX "service_topic_order" ON "service_topic" USING btree ("site_id","position");--> statement-breakpoint
CREATE INDEX "upload_file_owner" ON "upload_file" USING btree ("owner_id");--> statement-breakpoint
CREATE UNIQUE INDEX "theme_page_key" ON "theme_page" USING btree ("site_id","type","page_key");--> statement-breakpoint
CREATE INDEX "after_sale_customer" ON "after_sale" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "after_sale_order" ON "after_sale" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "after_sale_due" ON "after_sale" USING btree ("return_state","moved_at");--> statement-breakpoint
CREATE INDEX "after_sale_line_right" ON "after_sale_line" USING btree ("after_sale_id");--> statement-breakpoint
CREATE INDEX "after_sale_line_order" ON "after_sale_line" USING btree ("order_line_id");--> statement-breakpoint
CREATE INDEX "approval_deputy_customer" ON "approval_deputy" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "approval_rule_customer" ON "approval_rule" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cart_line_sku" ON "cart_line" USING btree ("customer_id","site_id","sku_id") WHERE "cart_line"."shop_car_biz_type" = 10;--> statement-breakpoint
CREATE INDEX "cart_line_customer" ON "cart_line" USING btree ("customer_id","site_id");--> statement-breakpoint
CREATE INDEX "checkout_draft_customer" ON "checkout_draft" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "checkout_draft_expires" ON "checkout_draft" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "complaint_customer" ON "complaint" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "complaint_waits" ON "complaint" USING btree ("waits_since");--> statement-breakpoint
CREATE INDEX "complaint_state" ON "complaint" USING btree ("state");--> statement-breakpoint
CREATE INDEX "complaint_right" ON "complaint" USING btree ("after_sale_id");--> statement-breakpoint
CREATE INDEX "complaint_message_complaint" ON "complaint_message" USING btree ("complaint_id");--> statement-breakpoint
CREATE INDEX "agreed_price_customer" ON "agreed_price" USING btree ("customer_id","sku_id");--> statement-breakpoint
CREATE INDEX "agreed_price_source" ON "agreed_price" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "contract_customer" ON "contract" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "contract_waits" ON "contract" USING btree ("waits_since");--> statement-breakpoint
CREATE INDEX "contract_due" ON "contract" USING btree ("state","ends_at");--> statement-breakpoint
CREATE INDEX "contract_line_contract" ON "contract_line" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "enquiry_customer" ON "enquiry" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "enquiry_waits" ON "enquiry" USING btree ("waits_since");--> statement-breakpoint
CREATE INDEX "enquiry_due" ON "enquiry" USING btree ("state","deadline");--> statement-breakpoint
CREATE INDEX "enquiry_line_enquiry" ON "enquiry_line" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "enquiry_message_enquiry" ON "enquiry_message" USING btree ("enquiry_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_order_pair" ON "enquiry_order" USING btree ("enquiry_id","order_id");--> statement-breakpoint
CREATE INDEX "enquiry_order_order" ON "enquiry_order" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_price_line" ON "enquiry_price" USING btree ("quote_id","line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiry_quote_no" ON "enquiry_quote" USING btree ("enquiry_id","supplier","no");--> statement-breakpoint
CREATE INDEX "offer_customer" ON "offer" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "offer_waits" ON "offer" USING btree ("waits_since");--> statement-breakpoint
CREATE INDEX "offer_due" ON "offer" USING btree ("state","valid_to");--> statement-breakpoint
CREATE INDEX "offer_line_offer" ON "offer_line" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "offer_message_offer" ON "offer_message" USING btree ("offer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_price_line" ON "offer_price" USING btree ("quote_id","line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "offer_quote_no" ON "offer_quote" USING btree ("offer_id","no");--> statement-breakpoint
CREATE INDEX "order_line_order" ON "order_line" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_line_sku" ON "order_line" USING btree ("sku_id");--> statement-breakpoint
CREATE INDEX "orders_created" ON "orders" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "orders_customer" ON "orders" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "orders_state" ON "orders" USING btree ("customer_id","state");--> statement-breakpoint
CREATE INDEX "orders_due" ON "orders" USING btree ("state","pay_deadline");--> statement-breakpoint
CREATE INDEX "orders_gift_of" ON "orders" USING btree ("gift_of");--> statement-breakpoint
CREATE INDEX "orders_po_number" ON "orders" USING btree ("customer_id",lower("po_number")) WHERE "orders"."po_number" <> '';--> statement-breakpoint
CREATE INDEX "orders_refunded" ON "orders" USING btree ("id") WHERE "orders"."refunded_amount" > 0;--> statement-breakpoint
CREATE INDEX "logistics_track_shipment" ON "logistics_track" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "shipment_order" ON "shipment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "shipment_moving" ON "shipment" USING btree ("delivered_at");--> statement-breakpoint
CREATE INDEX "shipment_line_shipment" ON "shipment_line" USING btree ("shipment_id");--> statement-breakpoint
CREATE INDEX "own_goods_customer" ON "own_goods" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "own_goods_code" ON "own_goods" USING btree ("customer_id","site_id","my_code") WHERE "own_goods"."my_code" <> '';--> statement-breakpoint
CREATE INDEX "offline_voucher_order" ON "offline_voucher" USING btree ("pay_order_id");--> statement-breakpoint
CREATE INDEX "pay_order_state" ON "pay_order" USING btree ("state");--> statement-breakpoint
CREATE INDEX "pay_order_paid" ON "pay_order" USING brin ("paid_at");--> statement-breakpoint
CREATE INDEX "pay_order_customer" ON "pay_order" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "pay_order_opened" ON "pay_order" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "pay_order_item_order" ON "pay_order_item" USING btree ("pay_order_id");--> statement-breakpoint
CREATE INDEX "pay_order_item_ref" ON "pay_order_item" USING btree ("ref_id");--> statement-breakpoint
CREATE INDEX "pay_receipt_order" ON "pay_receipt" USING btree ("pay_order_id");--> statement-breakpoint
CREATE INDEX "refund_order" ON "refund" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_part_refund" ON "refund_part" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "refund_part_due" ON "refund_part" USING btree ("ask_at");--> statement-breakpoint
CREATE INDEX "demo_payment_tell" ON "demo_payment" USING btree ("tell_at");--> statement-breakpoint
CREATE INDEX "demo_refund_payment" ON "demo_refund" USING btree ("channel","pay_no");--> statement-breakpoint
CREATE INDEX "approval_mail_end" ON "approval_mail" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "approval_mail_request" ON "approval_mail" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "purchase_request_customer" ON "purchase_request" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "purchase_request_state" ON "purchase_request" USING btree ("customer_id","state");--> statement-breakpoint
CREATE INDEX "purchase_request_hold" ON "purchase_request" USING btree ("hold_until");--> statement-breakpoint
CREATE INDEX "purchase_request_expires" ON "purchase_request" USING btree ("state","expires_at");--> statement-breakpoint
CREATE INDEX "purchase_request_offer" ON "purchase_request" USING btree ("offer_id");--> statement-breakpoint
CREATE INDEX "request_approver_member" ON "request_approver" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "request_hold_sku" ON "request_hold" USING btree ("sku_id","customer_id");--> statement-breakpoint
-- Keeps "goods"."in_stock". Triggers, not a function of the server, because servers of two versions may sell at once.
CREATE FUNCTION "keep_in_stock"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	turned text[];
BEGIN
	-- If the availability of an SKU does not change, no product is locked.
	IF tg_op = 'UPDATE' THEN
		turned := ARRAY(
			SELECT unnest(ARRAY["before"."goods_id", "after"."goods_id"]) FROM "before" JOIN "after" USING ("id")
			WHERE ("before"."goods_id", "before"."stock" > "before"."reserved")
				IS DISTINCT FROM ("after"."goods_id", "after"."stock" > "after"."reserved"));
	ELSE
		turned := ARRAY(SELECT "goods_id" FROM "after" WHERE "stock" > "reserved");
	END IF;
	-- Two orders may take the last pieces of two SKUs of a product at once. The second waits here, and the next statement
	-- sees the changes of the first.
	PERFORM FROM "goods" WHERE "id" = ANY(turned) ORDER BY "id" FOR NO KEY UPDATE;
	UPDATE "goods" SET "in_stock" = NOT "in_stock" WHERE "id" = ANY(turned) AND "in_stock" <> EXISTS (
		SELECT FROM "sku" WHERE "sku"."goods_id" = "goods"."id" AND "sku"."stock" > "sku"."reserved");
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "sku_added" AFTER INSERT ON "sku" REFERENCING NEW TABLE AS "after"
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_in_stock"();--> statement-breakpoint
CREATE TRIGGER "sku_changed" AFTER UPDATE ON "sku" REFERENCING OLD TABLE AS "before" NEW TABLE AS "after"
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_in_stock"();--> statement-breakpoint
CREATE TRIGGER "sku_removed" AFTER DELETE ON "sku" REFERENCING OLD TABLE AS "after"
	FOR EACH STATEMENT EXECUTE FUNCTION "keep_in_stock"();
