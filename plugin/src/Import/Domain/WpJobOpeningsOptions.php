<?php

declare(strict_types=1);

namespace CourantDesk\Import\Domain;

/**
 * Lists all options of WP Job Openings 3.5 to 4.0, its Pro edition and its retention add-on, each with the setting that
 * it is converted to or the reason why it is not converted. A test compares the table in
 * docs/compatibility/wp-job-openings-options.md with this list.
 */
final class WpJobOpeningsOptions
{
    /** Options that are stored on every site of WP Job Openings, and never by Courant Desk. */
    public const MARKERS = ['awsm_permalink_slug', 'awsm_register_default_settings', 'awsm_jobs_plugin_version'];

    /**
     * Values that WP Job Openings uses for options that are not stored. It stores most options only when a tab of its
     * settings is saved for the first time, so that sites with its default settings do not have these options.
     */
    public const DEFAULTS = [
        'awsm_jobs_remove_permalink_front_base' => '',
        'awsm_jobs_disable_archive_page' => '',
        'awsm_jobs_enable_featured_image' => '',
        'awsm_jobs_placement_type' => 'top',
        'awsm_jobs_filter_items_order' => 'custom',
        'awsm_jobs_pagination_type' => 'modern',
        'awsm_jobs_expired_jobs_listings' => '',
        'awsm_jobs_specs_position' => 'below_content',
        'awsm_jobs_specification_job_detail' => 'show_in_detail',
        'awsm_jobs_show_specs_icon' => 'show_icon',
        'awsm_jobs_make_specs_clickable' => '',
        'awsm_jobs_expired_jobs_content_details' => '',
        'awsm_jobs_hide_expiry_date' => '',
        'awsm_jobs_enable_akismet_protection' => '',
        'awsm_jobs_hr_notification' => '{hr-email}',
    ];

    /** @return list<OptionRule> */
    public static function rules(): array
    {
        return [
            ...self::generalRules(),
            ...self::listingRules(),
            ...self::detailRules(),
            ...WpJobOpeningsFormOptions::rules(),
            ...WpJobOpeningsEmailOptions::rules(),
            ...self::otherRules(),
        ];
    }

    /**
     * Returns the settings that the options are converted to.
     *
     * @return array<string, array<string, mixed>> values by group and key
     */
    public static function settings(SourceOptions $source): array
    {
        $settings = [];
        foreach (self::rules() as $rule) {
            foreach ($rule->convert($source) as $target => $value) {
                [$group, $key] = explode('.', $target, 2);
                $settings[$group][$key] = $value;
            }
        }

        return $settings;
    }

    /** @return list<OptionRule> */
    private static function generalRules(): array
    {
        return [
            OptionRule::none('awsm_select_page_listing', OptionReason::SameData),
            OptionRule::none('awsm_jobs_default_listing_page_id', OptionReason::SameData),
            OptionRule::text('awsm_job_company_name', 'jobs.company'),
            OptionRule::text('awsm_hr_email_address', 'jobs.hr_email'),
            OptionRule::none('awsm_jobs_timezone', OptionReason::SiteTimezone),
            OptionRule::toSettings(
                'awsm_permalink_slug', 'jobs.slug',
                static fn (SourceOptions $source): array => trim($source->text('awsm_permalink_slug'), '/') === ''
                    ? []
                    : ['jobs.slug' => trim($source->text('awsm_permalink_slug'), '/')],
            ),
            OptionRule::toSettings(
                'awsm_jobs_remove_permalink_front_base', 'jobs.front_base',
                static fn (SourceOptions $source): array => [
                    'jobs.front_base' => $source->text('awsm_jobs_remove_permalink_front_base') !== 'remove',
                ],
            ),
            OptionRule::text('awsm_default_msg', 'listings.empty_message'),
            OptionRule::none('awsm_jobs_email_digest', OptionReason::WeeklyReport),
            OptionRule::toSettings(
                'awsm_jobs_disable_archive_page', 'jobs.archive',
                static fn (SourceOptions $source): array => [
                    'jobs.archive' => $source->text('awsm_jobs_disable_archive_page') !== 'disable',
                ],
            ),
            OptionRule::flag('awsm_jobs_enable_featured_image', 'jobs.featured_image', 'enable'),
            OptionRule::none('awsm_hide_uploaded_files', OptionReason::AlwaysOn),
            OptionRule::none('awsm_delete_data_on_uninstall', OptionReason::Protected),
            OptionRule::none('awsm_jobs_filter', OptionReason::SameData),
            OptionRule::none('awsm_jobs_remove_filters', OptionReason::State),
        ];
    }

    /** @return list<OptionRule> */
    private static function listingRules(): array
    {
        return [
            OptionRule::choice('awsm_jobs_listing_view', 'listings.layout', [
                'grid-view' => 'grid', 'list-view' => 'list', 'stack-view' => 'stack',
            ]),
            OptionRule::text('awsm_jobs_list_per_page', 'listings.per_page'),
            OptionRule::text('awsm_jobs_number_of_columns', 'listings.columns'),
            OptionRule::flag('awsm_enable_job_search', 'listings.search', 'enable'),
            OptionRule::choice('awsm_jobs_placement_type', 'listings.placement', ['top' => 'top', 'side' => 'side']),
            OptionRule::flag('awsm_enable_job_filter_listing', 'listings.filters', 'enabled'),
            self::taxonomies('awsm_jobs_listing_available_filters', 'listings.available_filters'),
            OptionRule::choice('awsm_jobs_filter_items_order', 'listings.term_order', [
                'custom' => 'custom', 'alpha_asc' => 'alpha_asc', 'alpha_desc' => 'alpha_desc',
            ]),
            OptionRule::toSettings(
                'awsm_jobs_listing_display_type', 'listings.several_filters',
                static fn (SourceOptions $source): array
                    => $source->text('awsm_jobs_listing_display_type') === 'checkbox'
                    ? ['listings.several_filters' => $source->texts('awsm_jobs_listing_available_filters')]
                    : [],
            ),
            OptionRule::none('awsm_jobs_archive_page_template', OptionReason::Theme),
            self::taxonomies('awsm_jobs_listing_specs', 'listings.specs'),
            OptionRule::choice('awsm_jobs_pagination_type', 'listings.pagination', [
                'modern' => 'modern', 'classic' => 'classic',
            ]),
            OptionRule::flag('awsm_jobs_expired_jobs_listings', 'listings.expired_hidden', 'expired'),
        ];
    }

    /** A list of specifications; an empty list is stored as ''. */
    private static function taxonomies(string $name, string $target): OptionRule
    {
        return OptionRule::toSettings(
            $name, $target, static fn (SourceOptions $source): array => [$target => $source->texts($name)],
        );
    }

    /** @return list<OptionRule> */
    private static function detailRules(): array
    {
        return [
            OptionRule::none('awsm_jobs_details_page_template', OptionReason::Theme),
            OptionRule::none('awsm_jobs_details_page_layout', OptionReason::Theme),
            OptionRule::choice('awsm_jobs_specs_position', 'jobs.specs_position', [
                'above_content' => 'above_content', 'below_content' => 'below_content',
            ]),
            // Must follow the rule for the position, which it overrides.
            OptionRule::toSettings(
                'awsm_jobs_specification_job_detail', 'jobs.specs_position',
                static fn (SourceOptions $source): array => $source->text('awsm_jobs_specification_job_detail')
                    === 'show_in_detail' ? [] : ['jobs.specs_position' => 'nowhere'],
            ),
            OptionRule::flag('awsm_jobs_show_specs_icon', 'jobs.specs_icons', 'show_icon'),
            OptionRule::flag('awsm_jobs_make_specs_clickable', 'jobs.specs_links', 'make_clickable'),
            OptionRule::toSettings(
                'awsm_jobs_expired_jobs_content_details', 'jobs.expired_content',
                static fn (SourceOptions $source): array => [
                    'jobs.expired_content' => $source->text('awsm_jobs_expired_jobs_content_details') === 'content'
                        ? 'hide'
                        : 'show',
                ],
            ),
            OptionRule::none('awsm_jobs_expired_jobs_block_search', OptionReason::AlwaysOn),
            OptionRule::flag('awsm_jobs_hide_expiry_date', 'jobs.hide_closing', 'hide_date'),
        ];
    }

    /** @return list<OptionRule> */
    private static function otherRules(): array
    {
        $rules = [
            OptionRule::none('awsm_jobs_application_status', OptionReason::SameData),
            OptionRule::none('awsm_jobs_pro_mail_templates', OptionReason::SameData),
            OptionRule::none('widget_awsm-recent-jobs', OptionReason::SameData),
            OptionRule::none(RetentionPeriod::OPTION, OptionReason::Assistant),
            OptionRule::choice('awsm_jobs_restrict_application_form', 'protection.duplicates', [
                'restrict' => 'refuse',
            ]),
            OptionRule::none('awsm_jobs_forms', OptionReason::Assistant),
            OptionRule::none('awsm_jobs_form_builder', OptionReason::Assistant),
            OptionRule::none('awsm_jobs_form_builder_other_options', OptionReason::Assistant),
        ];
        foreach (
            [
                'awsm_jobs_custom_application_form', 'awsm_jobs_filled_jobs_listings', 'awsm_jobs_back_to_listings',
                'awsm_jobs_customize_job_listing_strings', 'awsm_jobs_customize_job_detail_strings',
                'awsm_jobs_form_confirmation_type',
            ] as $name
        ) {
            $rules[] = OptionRule::none($name, OptionReason::NoCounterpart);
        }
        foreach (
            [
                'awsm_jobs_enable_admin_filters', 'awsm_applications_enable_admin_filters',
                'awsm_jobs_available_filters', 'awsm_applications_available_filters',
            ] as $name
        ) {
            $rules[] = OptionRule::none($name, OptionReason::AlwaysOn);
        }
        foreach (
            [
                'awsm_current_general_subtab', 'awsm_current_appearance_subtab', 'awsm_current_specifications_subtab',
                'awsm_current_form_subtab', 'awsm_current_notification_subtab', 'awsm_jobs_plugin_version',
                'awsm_register_default_settings', 'awsm_jobs_insert_default_specs_terms', 'awsm_jobs_upgrade_count',
                'awsm_jobs_footer_text_migrated', 'awsm_plugin_rating_job_count',
                'awsm_plugin_rating_application_count', 'awsm_jobs_plugin_rating', 'awsm_docs_viewer_deactivated',
                'awsm_jobs_analytics_data', 'awsm_jobs_pro_version', 'awsm_jobs_pro_license',
                'awsm_register_pro_default_settings',
            ] as $name
        ) {
            $rules[] = OptionRule::none($name, OptionReason::State);
        }

        return $rules;
    }
}
