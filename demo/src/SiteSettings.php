<?php

declare(strict_types=1);

namespace CourantDemo;

/** Sets name, time zone, formats, comments, logo and front page of the demo site, each once. */
final class SiteSettings
{
    private const VALUES = [
        'blogname' => 'Courant',
        'blogdescription' => 'Work, craft and the daily current',
        'timezone_string' => 'Europe/Berlin',
        'date_format' => 'j F Y',
        'time_format' => 'H:i',
        'start_of_week' => 1,
        'default_comment_status' => 'open',
        'require_name_email' => 1,
        'comment_registration' => 0,
        'comment_previously_approved' => 1,
        'thread_comments' => 1,
        'thread_comments_depth' => 5,
        'comments_notify' => 0,
        'moderation_notify' => 0,
        'courant_mails' => ['reply_to' => 'jobs@courant.example'],
        'courant_opening_page' => [
            'hiring_steps' => "We read your application and reply within five working days.\n"
                . "A call of 30 minutes with the person you would work with.\n"
                . "A paid working day with the team.\n"
                . 'An offer within a week.',
            'benefits' => "A subscription to everything that we print\nA place in our workshops, four times a year\n"
                . "Supper with all teams once a month\nA seat at the Reading Room Festival",
            'contact_name' => 'Mara Lindqvist',
            'contact_role' => 'Head of people',
            'contact_email' => 'jobs@courant.example',
        ],
    ];

    public function __construct(private readonly DemoRecords $records)
    {
    }

    public function create(): void
    {
        $this->records->createOnce('settings', static function (): void {
            foreach (self::VALUES as $name => $value) {
                update_option($name, $value);
            }
        });
        $this->chooseFront();
    }

    /** Sections of the front page: category, layout and number of articles. */
    private const SECTIONS = [
        ['cities', 'list', 3], ['culture', 'photos', 3], ['work', 'opinion', 4], ['craft', 'cards', 4],
        ['nature', 'feature', 3],
    ];

    /** Sets logo, site icon and the sections of the theme's front page. */
    public function configureAppearance(Images $images, Categories $categories): void
    {
        $this->records->createOnce('front-sections', static function () use ($categories, $images): void {
            $sections = array_map(static fn (array $section): array => [
                'category' => $categories->id($section[0]), 'layout' => $section[1],
                'count' => $section[2], 'title' => '',
            ], self::SECTIONS);
            set_theme_mod('courant_home_sections', (string) wp_json_encode($sections));
            set_theme_mod('courant_slider_count', 3);
            set_theme_mod('courant_header_sticky', true);
            set_theme_mod('courant_logo_dark', $images->id('logo-dark'));
            set_theme_mod('courant_logo_footer', $images->id('logo-dark'));
        });
        $this->records->createOnce('company', static function () use ($images): void {
            $page = get_option('courant_opening_page', []);
            update_option('courant_opening_page', (is_array($page) ? $page : []) + [
                'team' => 'Courant is a magazine that is read slowly and printed at night: writers, engineers and printers '
                    . 'in one company, with offices in six cities.',
                'team_photo' => $images->id('harbour'),
            ]);
        });
        $this->records->createOnce('dress', static function () use ($images): void {
            if (!has_custom_logo() && $images->id('logo') > 0) {
                set_theme_mod('custom_logo', $images->id('logo'));
            }
            if (!has_site_icon() && $images->id('site-icon') > 0) {
                update_option('site_icon', $images->id('site-icon'));
            }
        });
    }

    /** Sets the front page. The theme shows its magazine on the front page of a site that shows its latest posts. */
    private function chooseFront(): void
    {
        $this->records->createOnce('front', static function (): void {
            update_option('show_on_front', 'posts');
        });
    }
}
