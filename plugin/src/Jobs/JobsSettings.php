<?php

declare(strict_types=1);

namespace CourantDesk\Jobs;

use CourantDesk\Jobs\Domain\Organisation;
use CourantDesk\Jobs\Domain\SpecificationMapping;
use CourantDesk\Jobs\Wp\TaxonomySpecifications;
use CourantDesk\Kernel\Capabilities;
use CourantDesk\Kernel\Settings\Field;
use CourantDesk\Kernel\Settings\Group;

/** What the owner decides about openings. */
final class JobsSettings extends Group implements Organisation
{
    /** No key of a specification: those begin and end with a letter or digit. */
    private const NO_SPECIFICATION = '-';

    /** Addresses of WordPress's own. */
    private const TAKEN = ['wp-admin', 'wp-content', 'wp-includes', 'wp-json', 'feed', 'page', 'comments', 'search', 'author', 'category', 'tag', 'embed'];

    public function room(): string
    {
        return 'jobs';
    }

    public function title(): string
    {
        return __('Openings', 'courant-desk');
    }

    public function capability(): string
    {
        return Capabilities::OPENINGS;
    }

    public function fields(): array
    {
        $slug = __('The part of the address before an opening\'s name, such as jobs.', 'courant-desk');
        $front = __('Matters only where the permalink structure begins with a fixed word, such as /blog/.', 'courant-desk');
        $company = __('Told to search engines and used as the sender of mails. Empty: the site\'s title.', 'courant-desk');
        $mapped = __('What is entered in one is also stored in the other, so that filters, the page and search engines agree.', 'courant-desk');
        $closed = [
            'show' => __('Shows its description', 'courant-desk'),
            'hide' => __('Shows only that it is closed', 'courant-desk'),
        ];
        $deleted = [
            'keep' => __('Keep openings, applications, files and roles', 'courant-desk'),
            'erase' => __('Delete everything that belongs to the plugin', 'courant-desk'),
        ];

        return [
            new Field('company', 'text', '', __('Company name', 'courant-desk'), $company),
            new Field('hr_email', 'email', '', __('HR e-mail address', 'courant-desk'), __('New applications are announced to it.', 'courant-desk'), capability: Capabilities::APPLICATIONS),
            new Field('slug', 'text', 'jobs', __('Address of openings', 'courant-desk'), $slug, capability: Capabilities::SITE),
            new Field('front_base', 'bool', true, __('Keep the front part of the site\'s permalinks', 'courant-desk'), $front, capability: Capabilities::SITE),
            new Field('archive', 'bool', true, __('Archive of openings at that address', 'courant-desk')),
            new Field('featured_image', 'bool', false, __('Openings may have a featured image', 'courant-desk')),
            new Field(
                'closed_page',
                'choice',
                'keep',
                __('Address of a closed opening', 'courant-desk'),
                __('Search engines are told in each case that it has ended.', 'courant-desk'),
                [
                    'keep' => __('Keeps its page, with a notice', 'courant-desk'),
                    'gone' => __('Keeps its page and says that it is gone for good (410)', 'courant-desk'),
                    'redirect' => __('Leads to all openings', 'courant-desk'),
                ],
            ),
            new Field('warn_days', 'int', 3, __('Days before closing at which the author is told', 'courant-desk'), __('0: not at all.', 'courant-desk'), [], 0, 60),
            new Field('tell_closed', 'bool', true, __('Tell the author when an opening has closed', 'courant-desk')),
            new Field('specs_position', 'choice', 'above_content', __('Specifications on an opening\'s page', 'courant-desk'), '', [
                'above_content' => __('Above the description', 'courant-desk'),
                'below_content' => __('Below the description', 'courant-desk'),
                'nowhere' => __('Not shown', 'courant-desk'),
            ]),
            new Field('specs_links', 'bool', false, __('They lead to all openings of the same value', 'courant-desk')),
            new Field('type_specification', 'choice', '', __('Specification for kinds of employment', 'courant-desk'), $mapped, $this->specifications('type')),
            new Field('location_specification', 'choice', '', __('Specification for places of work', 'courant-desk'), $mapped, $this->specifications('location')),
            new Field('specs_icons', 'bool', true, __('They have their icons', 'courant-desk')),
            new Field('expired_content', 'choice', 'show', __('Page of a closed opening', 'courant-desk'), '', $closed),
            new Field(
                'uninstall',
                'choice',
                'keep',
                __('When the plugin is deleted', 'courant-desk'),
                __('Deleting everything cannot be undone.', 'courant-desk'),
                $deleted,
                capability: Capabilities::SITE,
            ),
        ];
    }

    public function name(): string
    {
        $company = $this->text('company');

        return $company !== '' ? $company : wp_specialchars_decode(get_bloginfo('name'), ENT_QUOTES);
    }

    public function hrAddress(): string
    {
        return $this->text('hr_email');
    }

    public function objection(string $key, mixed $value): string
    {
        if ($key !== 'slug') {
            return '';
        }
        $slug = self::cleanSlug(is_string($value) ? $value : '');
        if ($slug === '') {
            return __('Enter at least one letter or number.', 'courant-desk');
        }

        return in_array($slug, self::TAKEN, true) || taxonomy_exists($slug) ? __('This slug is reserved.', 'courant-desk') : '';
    }

    /** First part of an opening's address; never empty. */
    public function slug(): string
    {
        $slug = self::cleanSlug($this->text('slug'));

        return $slug !== '' ? $slug : 'jobs';
    }

    private static function cleanSlug(string $raw): string
    {
        return implode('/', array_filter(
            array_map(sanitize_title(...), explode('/', $raw)),
            static fn (string $part): bool => $part !== ''
        ));
    }

    public function keepsFrontBase(): bool
    {
        return $this->bool('front_base');
    }

    public function hasArchive(): bool
    {
        return $this->bool('archive');
    }

    public function hasFeaturedImage(): bool
    {
        return $this->bool('featured_image');
    }

    /** Whether the page of a closed opening still shows its description. */
    public function showsExpiredContent(): bool
    {
        return $this->text('expired_content') === 'show';
    }

    /** `above_content`, `below_content` or `nowhere`. */
    public function specificationsPosition(): string
    {
        return $this->text('specs_position');
    }

    public function linksSpecifications(): bool
    {
        return $this->bool('specs_links');
    }

    /** Which specifications say the same as the structured fields. */
    public function mapping(): SpecificationMapping
    {
        $detected = SpecificationMapping::detect((new TaxonomySpecifications())->configured());
        $chosen = fn (string $key, string $found): string => match ($this->text($key)) {
            '' => $found,
            self::NO_SPECIFICATION => '',
            default => $this->text($key),
        };

        return new SpecificationMapping($chosen('type_specification', $detected->type), $chosen('location_specification', $detected->location));
    }

    /** @return array{type: string, location: string} labels of the mapped specifications, '' for none */
    public function mappedLabels(): array
    {
        $labels = array_column((new TaxonomySpecifications())->configured(), 'label', 'taxonomy');
        $mapping = $this->mapping();

        return ['type' => $labels[$mapping->type] ?? '', 'location' => $labels[$mapping->location] ?? ''];
    }

    /**
     * @param 'type'|'location' $field
     * @return array<string, string> choices, the one that was found by itself first
     */
    private function specifications(string $field): array
    {
        $all = (new TaxonomySpecifications())->configured();
        $labels = array_column($all, 'label', 'taxonomy');
        $detected = SpecificationMapping::detect($all)->$field;

        return [
            /* translators: %s: name of a specification, such as "Job Type" */
            '' => sprintf(__('Automatic: %s', 'courant-desk'), $labels[$detected] ?? __('none found', 'courant-desk')),
            self::NO_SPECIFICATION => __('None: enter both separately', 'courant-desk'),
        ] + $labels;
    }

    public function showsIcons(): bool
    {
        return $this->bool('specs_icons');
    }

    /** `keep`, `gone` or `redirect`. */
    public function closedPage(): string
    {
        return $this->text('closed_page');
    }

    public function daysOfWarning(): int
    {
        return $this->int('warn_days');
    }

    public function tellsOfClosing(): bool
    {
        return $this->bool('tell_closed');
    }

    public function erasesOnUninstall(): bool
    {
        return $this->text('uninstall') === 'erase';
    }
}
