<?php

declare(strict_types=1);

namespace CourantDesk\Openings\Admin;

use CourantDesk\Kernel\TemplateRenderer;
use CourantDesk\Openings\Domain\OpeningFlags;
use CourantDesk\Openings\Domain\OpeningRepository;
use CourantDesk\Openings\Domain\Requirements;
use CourantDesk\Openings\Domain\SpecificationRepository;
use CourantDesk\Openings\Frontend\JobPostingFactory;
use CourantDesk\Openings\Frontend\JobPostingPreview;
use CourantDesk\Openings\OpeningsSettings;
use CourantDesk\Openings\Storage\OpeningFieldParser;
use CourantDesk\Openings\Storage\OpeningPostType;
use WP_Post;

/**
 * Adds the fields of an opening to the classic editor: one form in three meta boxes. The block editor has its own
 * panels.
 */
final class OpeningMetaBoxes
{
    /** The nonce field of WP Job Openings. */
    public const NONCE_FIELD = 'awsm_jobs_posts_nonce';
    public const NONCE_ACTION = 'awsm_save_post_meta';

    /** Empty rows for places, so that several can be added without JavaScript. */
    private const EMPTY_ROWS = 3;

    public function __construct(
        private readonly TemplateRenderer $template,
        private readonly SpecificationRepository $specifications,
        private readonly OpeningRepository $openings,
        private readonly OpeningsSettings $company,
    ) {
    }

    public function addMetaBoxes(): void
    {
        $boxes = [
            'specifications' => [__('Job specifications', 'courant-desk'), 'normal', 'high'],
            'details' => [__('Job details', 'courant-desk'), 'normal', 'high'],
            'closing' => [__('Closing date', 'courant-desk'), 'side', 'core'],
            'preview' => [__('Search engine preview', 'courant-desk'), 'normal', 'default'],
        ];
        foreach ($boxes as $name => [$title, $context, $priority]) {
            add_meta_box(
                'courant-opening-' . $name,
                $title,
                function (WP_Post $post) use ($name): void {
                    $this->template->print('openings/meta-box-' . $name, $this->createView($post));
                },
                OpeningPostType::NAME,
                $context,
                $priority,
                ['__back_compat_meta_box' => true],
            );
        }
    }

    private function createView(WP_Post $post): OpeningMetaBoxView
    {
        $opening = $this->openings->find($post->ID);
        $rows = array_map(static fn ($place): array => $place->toArray(), $opening->places ?? []);
        $empty = ['city' => '', 'region' => '', 'country' => ''];
        $specifications = [];
        foreach ($this->specifications->findAll() as $specification) {
            $specifications[] = [
                'taxonomy' => $specification->taxonomy,
                'label' => $specification->label,
                'terms' => $this->specifications->findTerms($specification->taxonomy),
                'chosen' => array_column($opening->terms[$specification->taxonomy] ?? [], 'id'),
            ];
        }

        return new OpeningMetaBoxView(
            nonceAction: self::NONCE_ACTION,
            nonceName: self::NONCE_FIELD,
            specifications: $specifications,
            places: [...$rows, ...array_fill(0, self::EMPTY_ROWS, $empty)],
            remoteCountries: implode(', ', $opening->remoteCountries ?? []),
            workMode: $opening?->workMode,
            employmentTypes: $opening->employmentTypes ?? [],
            salary: $opening?->salary,
            identifier: $opening->identifier ?? '',
            closingDateTime: OpeningFieldParser::findClosing($post->ID)->dateTime,
            isClosingShown: $post->post_status === 'auto-draft' || ($opening->isClosingShown ?? true),
            status: $post->post_status,
            timezone: wp_timezone_string(),
            requirements: $opening->requirements ?? new Requirements(),
            flags: $opening->flags ?? new OpeningFlags(),
            preview: $opening === null ? null : JobPostingPreview::create($opening, (new JobPostingFactory($this->company, $this->company->specificationMapping()))->create($opening), $this->company->name()),
            mappedLabels: $this->company->mappedLabels(),
        );
    }
}
