<?php

declare(strict_types=1);

namespace CourantDesk\Openings;

use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\ModuleSettings;
use CourantDesk\Kernel\Settings\SettingsCategory;
use CourantDesk\Kernel\Settings\SettingsField;
use CourantDesk\Openings\Domain\DistanceSettings;
use CourantDesk\Openings\Domain\HiringOrganization;
use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Storage\TaxonomySpecificationRepository;

/** Defines the settings of openings. */
final class OpeningsSettings extends ModuleSettings implements HiringOrganization, DistanceSettings
{
    public function groupId(): string
    {
        return 'jobs';
    }

    public function title(): string
    {
        return __('Job openings', 'courant-desk');
    }

    public function category(): SettingsCategory
    {
        return SettingsCategory::Jobs;
    }

    public function capability(): string
    {
        return Capabilities::OPENINGS;
    }

    public function fields(): array
    {
        $site = Capabilities::SITE;
        $archive = __('Enable the archive of openings at this URL', 'courant-desk');
        $slug = __('The URL slug before the name of an opening, such as jobs.', 'courant-desk');
        $base = __('Include the permalink prefix of the site', 'courant-desk');
        $front =
            __('Applies only when the permalink structure begins with a fixed prefix, such as /blog/.', 'courant-desk');
        $notified = __('Receives notifications of new applications.', 'courant-desk');
        $company = __('Shown in search engines and as the sender of emails. Leave empty to use the site title.', 'courant-desk');
        $deleted = [
            'keep' => __('Keep openings, applications, files and roles', 'courant-desk'),
            'erase' => __('Delete all data of the plugin', 'courant-desk'),
        ];

        return [
            new SettingsField('company', 'text', '', __('Company name', 'courant-desk'), $company),
            new SettingsField(
                'hr_email', 'email', '', __('HR email address', 'courant-desk'), $notified,
                capability: Capabilities::APPLICATIONS,
            ),
            new SettingsField(
                'slug', 'text', 'jobs', __('URL slug of openings', 'courant-desk'), $slug, capability: $site,
            ),
            new SettingsField('front_base', 'bool', true, $base, $front, capability: $site),
            new SettingsField('archive', 'bool', true, $archive),
            new SettingsField(
                'featured_image', 'bool', false, __('Allow featured images for openings', 'courant-desk'),
            ),
            self::closedPageField(),
            new SettingsField(
                key: 'warn_days',
                type: 'int',
                default: 3,
                label: __('Notify the author before closing (days)', 'courant-desk'),
                help: __('Enter 0 to disable.', 'courant-desk'),
                choices: [],
                min: 0,
                max: 60
            ),
            new SettingsField(
                'tell_closed', 'bool', true, __('Notify the author when an opening closes', 'courant-desk'),
            ),
            new SettingsField('hide_closing', 'bool', false, __('Hide closing dates from visitors', 'courant-desk')),
            ...SpecificationSettingsFields::create(),
            self::closedContentField(),
            new SettingsField(
                'uninstall',
                'choice',
                'keep',
                __('When the plugin is deleted', 'courant-desk'),
                help: __('Deleting all data cannot be undone.', 'courant-desk'),
                choices: $deleted,
                capability: Capabilities::SITE,
            ),
        ];
    }

    private static function closedPageField(): SettingsField
    {
        return new SettingsField(
            key: 'closed_page',
            type: 'choice',
            default: 'keep',
            label: __('URL of a closed opening', 'courant-desk'),
            help: __('In each case, search engines no longer list the opening.', 'courant-desk'),
            choices: [
                'keep' => __('Keep the page, with a notice', 'courant-desk'),
                'gone' => __('Keep the page with status 410 (Gone)', 'courant-desk'),
                'redirect' => __('Redirect to all openings', 'courant-desk'),
            ],
        );
    }

    public function name(): string
    {
        $company = $this->text('company');

        return $company !== '' ? $company : wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES);
    }

    public function contactEmail(): string
    {
        $email = (new OpeningPageSettings())->contact()['email'];

        return $email !== '' ? $email : $this->hrEmail();
    }

    public function hrEmail(): string
    {
        return $this->text('hr_email');
    }

    public function validationError(string $key, mixed $value): string
    {
        return $key === 'slug' ? OpeningSlug::validationError(is_string($value) ? $value : '') : '';
    }

    /** Returns the first segment of an opening's URL path; never empty. */
    public function slug(): string
    {
        $slug = OpeningSlug::sanitize($this->text('slug'));

        return $slug !== '' ? $slug : 'jobs';
    }

    public function hasFrontBase(): bool
    {
        return $this->bool('front_base');
    }

    public function hasArchive(): bool
    {
        return $this->bool('archive');
    }

    public function supportsFeaturedImage(): bool
    {
        return $this->bool('featured_image');
    }

    /** Returns whether the page of a closed opening still shows its description. */
    public function shouldShowExpiredContent(): bool
    {
        return $this->text('expired_content') === 'show';
    }

    public function distanceUnit(): string
    {
        return $this->text('distance');
    }

    /** Returns `above_content`, `below_content` or `nowhere`. */
    public function specificationsPosition(): string
    {
        return $this->text('specs_position');
    }

    public function shouldLinkSpecifications(): bool
    {
        return $this->bool('specs_links');
    }

    /** Returns the specifications that are equivalent to the structured fields. */
    public function specificationMapping(): SpecificationMapping
    {
        $detected = SpecificationMapping::detect((new TaxonomySpecificationRepository())->findConfigured());
        $resolve = fn (string $key, string $found): string => match ($this->text($key)) {
            '' => $found,
            SpecificationSettingsFields::NO_SPECIFICATION => '',
            default => $this->text($key),
        };

        return new SpecificationMapping(
            $resolve('type_specification', $detected->type), $resolve('location_specification', $detected->location),
        );
    }

    /** @return array{type: string, location: string} labels of the mapped specifications, '' for none */
    public function mappedLabels(): array
    {
        $labels = array_column((new TaxonomySpecificationRepository())->findConfigured(), 'label', 'taxonomy');
        $mapping = $this->specificationMapping();

        return ['type' => $labels[$mapping->type] ?? '', 'location' => $labels[$mapping->location] ?? ''];
    }

    public function shouldShowIcons(): bool
    {
        return $this->bool('specs_icons');
    }

    /** Returns `keep`, `gone` or `redirect`. */
    public function closedPageBehavior(): string
    {
        return $this->text('closed_page');
    }

    public function shouldHideClosingDates(): bool
    {
        return $this->bool('hide_closing');
    }

    public function closingReminderDays(): int
    {
        return $this->int('warn_days');
    }

    public function shouldNotifyOnClose(): bool
    {
        return $this->bool('tell_closed');
    }

    public function shouldDeleteDataOnUninstall(): bool
    {
        return $this->text('uninstall') === 'erase';
    }

    private static function closedContentField(): SettingsField
    {
        return new SettingsField(
            key: 'expired_content',
            type: 'choice',
            default: 'show',
            label: __('Page of a closed opening', 'courant-desk'),
            choices: [
                'show' => __('Show the description', 'courant-desk'),
                'hide' => __('Show only a notice', 'courant-desk'),
            ],
        );
    }
}
