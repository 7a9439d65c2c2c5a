<?php

declare(strict_types=1);

namespace CourantDesk\CareersBlocks\Frontend;

use CourantDesk\Openings\Domain\SpecificationMapping;
use CourantDesk\Openings\Domain\SpecificationRepository;

/** Registers block patterns for a careers page: the whole page, and each of its sections. */
final class CareersPatterns
{
    private const CATEGORY = 'courant-careers';

    /** Number of openings of a grouped list, so that it usually shows all groups. */
    private const GROUPED_PAGE_SIZE = 50;

    /** @param string $pictureUrl URL of the picture, which owners replace */
    public function __construct(
        private readonly SpecificationRepository $specifications,
        private readonly string $pictureUrl,
    ) {
    }

    public function register(): void
    {
        register_block_pattern_category(self::CATEGORY, ['label' => __('Careers', 'courant-desk')]);
        $sections = $this->sections();
        $invitation = $this->openApplication();
        $patterns = [
            'careers-page' => [
                __('Careers page', 'courant-desk'),
                implode('', array_column($sections, 1)) . BlockMarkup::heading(__('Current openings', 'courant-desk'))
                    . '<!-- wp:courant/opening-count /-->' . self::listing() . $invitation,
            ],
            'careers-openings-page' => [
                __('Page of job openings', 'courant-desk'),
                BlockMarkup::paragraph(__('Describe in two sentences what it is like to work here.', 'courant-desk'))
                    . self::listing() . $invitation,
            ],
            ...$sections,
            'careers-open-application' => [__('Careers: open application', 'courant-desk'), $invitation],
            'careers-search' => [
                __('Job search with the newest openings', 'courant-desk'),
                BlockMarkup::heading(__('Find your next job', 'courant-desk'))
                    . '<!-- wp:courant/jobs-search /--><!-- wp:courant/recent-openings {"showClosing":true} /-->',
            ],
            'careers-side-by-side' => [
                __('Reasons to apply and newest openings', 'courant-desk'),
                BlockMarkup::columns([
                    BlockMarkup::heading(__('Why work with us', 'courant-desk'))
                        . BlockMarkup::paragraph(__('List three good reasons.', 'courant-desk')),
                    BlockMarkup::heading(__('Current openings', 'courant-desk'))
                        . '<!-- wp:courant/recent-openings {"number":3} /-->',
                ]),
            ],
            ...$this->groupedLists(),
        ];
        foreach ($patterns as $name => [$title, $content]) {
            register_block_pattern("courant-desk/$name", [
                'title' => $title,
                'categories' => [self::CATEGORY],
                'content' => $content,
            ]);
        }
    }

    /**
     * Returns lists that are grouped by team and by place, on sites with specifications for them.
     *
     * @return array<string, array{string, string}> title and markup by name
     */
    private function groupedLists(): array
    {
        $specifications = $this->specifications->findAll();
        $team = SpecificationMapping::findTeam($specifications);
        $location = SpecificationMapping::detect($specifications)->location;

        return [
            ...($team === '' ? [] : ['careers-by-team' => [
                __('Openings by team', 'courant-desk'),
                BlockMarkup::heading(__('Openings by team', 'courant-desk')) . self::listing($team),
            ]]),
            ...($location === '' ? [] : ['careers-by-place' => [
                __('Openings by place', 'courant-desk'),
                BlockMarkup::heading(__('Openings by place', 'courant-desk')) . self::listing($location),
            ]]),
        ];
    }

    /** @param string $taxonomy of the groups, '' for the setting of the site */
    private static function listing(string $taxonomy = ''): string
    {
        $attributes = $taxonomy === '' ? '' : sprintf(
            '{"group_by":"%s","listing_per_page":%d} ',
            $taxonomy,
            self::GROUPED_PAGE_SIZE,
        );

        return "<!-- wp:wp-job-openings/blocks $attributes-->"
            . '<p class="wp-block-wp-job-openings-blocks"></p><!-- /wp:wp-job-openings/blocks -->';
    }

    /** @return array<string, array{string, string}> title and markup by name, in the order of the careers page */
    private function sections(): array
    {
        return [
            'careers-hero' => [__('Careers: introduction with search', 'courant-desk'), $this->hero()],
            'careers-values' => [__('Careers: values', 'courant-desk'), $this->values()],
            'careers-teams' => [__('Careers: teams', 'courant-desk'), $this->teams()],
            'careers-benefits' => [__('Careers: benefits', 'courant-desk'), $this->benefits()],
            'careers-hiring-steps' => [__('Careers: hiring steps', 'courant-desk'), $this->hiringSteps()],
            'careers-questions' => [__('Careers: questions', 'courant-desk'), $this->questions()],
            'careers-offices' => [__('Careers: offices', 'courant-desk'), $this->offices()],
        ];
    }

    private function hero(): string
    {
        return BlockMarkup::columns([
            BlockMarkup::heading(__('Work with us', 'courant-desk'))
            . BlockMarkup::paragraph(__('Describe in two sentences what it is like to work here.', 'courant-desk'))
            . '<!-- wp:courant/jobs-search /-->',
            BlockMarkup::picture($this->pictureUrl),
        ]);
    }

    /** Returns the invitation to apply although no opening fits. */
    private function openApplication(): string
    {
        $host = (string) wp_parse_url(home_url(), PHP_URL_HOST);

        return BlockMarkup::group(
            BlockMarkup::heading(__('No opening fits?', 'courant-desk'))
            . BlockMarkup::paragraph(
                __('Describe whom you are looking for at any time, and what to send.', 'courant-desk'),
            )
            . BlockMarkup::button(
                __('Send an open application by email', 'courant-desk'),
                "mailto:jobs@$host?subject=" . rawurlencode(__('Open application', 'courant-desk')),
            ),
        );
    }

    private function values(): string
    {
        $text = __('Describe what you do because of it, with an example.', 'courant-desk');

        return BlockMarkup::heading(__('What matters to us', 'courant-desk')) . BlockMarkup::cards([
            __('First value', 'courant-desk') => $text,
            __('Second value', 'courant-desk') => $text,
            __('Third value', 'courant-desk') => $text,
        ]);
    }

    private function teams(): string
    {
        $text = __('What the team does, how many people it has, and where they work.', 'courant-desk');

        return BlockMarkup::heading(__('Our teams', 'courant-desk')) . BlockMarkup::cards([
            __('First team', 'courant-desk') => $text,
            __('Second team', 'courant-desk') => $text,
            __('Third team', 'courant-desk') => $text,
        ]);
    }

    private function benefits(): string
    {
        return BlockMarkup::heading(__('What we offer', 'courant-desk')) . BlockMarkup::cards([
            __('Pay', 'courant-desk') => __('How salaries are set, and when they are reviewed.', 'courant-desk'),
            __('Time', 'courant-desk') => __('Hours, vacation days, parental leave.', 'courant-desk'),
            __('Learning', 'courant-desk') => __('Budget and days for courses and conferences.', 'courant-desk'),
        ]);
    }

    private function hiringSteps(): string
    {
        return BlockMarkup::heading(__('How we hire', 'courant-desk')) . BlockMarkup::cards([
            __('1. Application', 'courant-desk') => __('What to send, and when you reply.', 'courant-desk'),
            __('2. First call', 'courant-desk') => __('How long it takes, and with whom.', 'courant-desk'),
            __('3. Interview and offer', 'courant-desk') => __('Who decides, and by when.', 'courant-desk'),
        ]);
    }

    private function questions(): string
    {
        return BlockMarkup::heading(__('Questions and answers', 'courant-desk'))
            . BlockMarkup::details(
                __('Can I work from home?', 'courant-desk'),
                __('Describe the rules for remote work.', 'courant-desk'),
            )
            . BlockMarkup::details(
                __('Do I need a cover letter?', 'courant-desk'),
                __('Describe what helps your team to decide.', 'courant-desk'),
            )
            . BlockMarkup::details(
                __('How long are my data kept?', 'courant-desk'),
                __('Link to your privacy policy.', 'courant-desk'),
            );
    }

    private function offices(): string
    {
        return BlockMarkup::heading(__('Where we work', 'courant-desk')) . BlockMarkup::cards([
            __('First office', 'courant-desk') => __('Address, and how to get there.', 'courant-desk'),
            __('Second office', 'courant-desk') => __('Address, and how to get there.', 'courant-desk'),
        ]);
    }
}
