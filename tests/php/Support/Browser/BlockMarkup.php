<?php

declare(strict_types=1);

namespace CourantTests\Support\Browser;

use Courant\StarterContent;
use ReflectionMethod;
use WP_Block_Patterns_Registry;
use WP_Post;

/** Block markup of plugin, theme and demo, for browser tests (tests/e2e/support/demo-content.ts). */
final class BlockMarkup
{
    /** @return array<string, string> by kind and name, such as `pattern courant/key-facts` */
    public static function all(): array
    {
        return [...self::patterns(), ...self::posts(), ...self::widgets(), ...self::starterContent()];
    }

    /** @return array<string, string> */
    private static function patterns(): array
    {
        $texts = [];
        foreach (WP_Block_Patterns_Registry::get_instance()->get_all_registered() as $pattern) {
            $name = self::text($pattern, 'name');
            if (str_starts_with($name, 'courant')) {
                $texts["pattern $name"] = self::text($pattern, 'content');
            }
        }

        return $texts;
    }

    /** @return array<string, string> the demo's posts and the page of openings */
    private static function posts(): array
    {
        $posts = get_posts([
            'post_type' => ['post', 'page', 'awsm_job_openings'],
            'post_status' => 'any',
            'numberposts' => -1,
            'meta_key' => '_courant_demo',
        ]);
        $listing = get_option('awsm_select_page_listing');
        $posts[] = is_numeric($listing) ? get_post((int) $listing) : null;
        $texts = [];
        foreach ($posts as $post) {
            if ($post instanceof WP_Post && str_contains($post->post_content, '<!-- wp:')) {
                $texts["$post->post_type $post->post_name"] = $post->post_content;
            }
        }

        return $texts;
    }

    /** @return array<string, string> */
    private static function widgets(): array
    {
        $texts = [];
        foreach ((array) get_option('widget_block') as $number => $widget) {
            $content = self::text($widget, 'content');
            if (preg_match('~<!-- wp:(courant|wp-job)~', $content) === 1) {
                $texts["widget $number"] = $content;
            }
        }

        return $texts;
    }

    /** @return array<string, string> */
    private static function starterContent(): array
    {
        set_current_screen('dashboard');
        (new ReflectionMethod(StarterContent::class, 'addStarterContent'))->invoke(new StarterContent());
        $support = get_theme_support('starter-content');
        $content = is_array($support) ? $support[0] ?? [] : [];
        $posts = is_array($content) ? $content['posts'] ?? [] : [];
        $texts = [];
        foreach (is_array($posts) ? $posts : [] as $name => $post) {
            $text = self::text($post, 'post_content');
            if (str_contains($text, '<!-- wp:')) {
                $texts["starter content $name"] = $text;
            }
        }

        return $texts;
    }

    private static function text(mixed $fields, string $key): string
    {
        $value = is_array($fields) ? $fields[$key] ?? '' : '';

        return is_string($value) ? $value : '';
    }
}
