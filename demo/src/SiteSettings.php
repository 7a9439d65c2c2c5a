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
        'thread_comments_depth' => 3,
        'comments_notify' => 0,
        'moderation_notify' => 0,
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

    public function configureAppearance(Images $images): void
    {
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
