<?php

declare(strict_types=1);

namespace CourantDesk\Advertising\Wp;

use CourantDesk\Advertising\Domain\Ad;
use CourantDesk\Advertising\Domain\AdKind;
use WP_Post;
use WP_Query;

/**
 * The ads that are published. All are kept together in one autoloaded option, made anew when one changes: a page with
 * places asks the database for nothing (Rulings 37).
 */
final class Inventory
{
    public const OPTION = 'courant_ads';

    /** Stands for the site's address, which may move. */
    private const HOME = '{home}';

    /** @var list<Ad>|null */
    private ?array $ads = null;

    public function boot(): void
    {
        foreach (['save_post_' . AdType::NAME, 'after_delete_post', 'trashed_post', 'untrashed_post'] as $hook) {
            add_action($hook, [$this, 'changed'], 99, 2);
        }
        add_action('updated_post_meta', [$this, 'changedMeta'], 99, 2);
        add_action('added_post_meta', [$this, 'changedMeta'], 99, 2);
        add_action('deleted_post_meta', [$this, 'changedMeta'], 99, 2);
        add_action('switch_blog', [$this, 'forget']);
    }

    /** @return list<Ad> */
    public function all(): array
    {
        if ($this->ads === null) {
            $stored = get_option(self::OPTION, []);
            $this->ads = [];
            foreach (is_array($stored) ? $stored : [] as $one) {
                if (is_array($one)) {
                    $this->ads[] = self::revive($one);
                }
            }
        }

        return $this->ads;
    }

    /** @param mixed $object the post, where WordPress hands it over: one that was deleted cannot be asked for its type any more */
    public function changed(int $post, mixed $object = null): void
    {
        if (($object instanceof WP_Post ? $object->post_type : get_post_type($post)) === AdType::NAME) {
            $this->rebuild();
        }
    }

    /** @param int|list<int> $meta */
    public function changedMeta(mixed $meta, int $post): void
    {
        $this->changed($post);
    }

    public function rebuild(): void
    {
        $query = new WP_Query(['post_type' => AdType::NAME, 'post_status' => 'publish', 'posts_per_page' => 500, 'orderby' => 'ID', 'order' => 'ASC', 'no_found_rows' => true]);
        $stored = [];
        foreach ($query->posts ?? [] as $post) {
            if ($post instanceof WP_Post) {
                $stored[] = get_object_vars(AdMeta::read($post));
            }
        }
        foreach ($stored as $at => $ad) {
            $stored[$at]['kind'] = $ad['kind'] instanceof AdKind ? $ad['kind']->value : 'house';
            foreach (['image', 'link'] as $address) {
                $stored[$at][$address] = str_replace(home_url(), self::HOME, is_string($ad[$address]) ? $ad[$address] : '');
            }
        }
        update_option(self::OPTION, $stored, true);
        $this->forget();
    }

    public function install(): void
    {
        add_option(self::OPTION, [], '', true);
    }

    public function erase(): void
    {
        delete_option(self::OPTION);
        $this->forget();
    }

    public function forget(): void
    {
        $this->ads = null;
    }

    /** @param array<mixed> $one as rebuild() has stored it */
    private static function revive(array $one): Ad
    {
        $text = static fn (string $key): string => is_string($one[$key] ?? null) ? $one[$key] : '';
        $number = static fn (string $key): int => is_int($one[$key] ?? null) ? $one[$key] : 0;
        $list = static fn (string $key): array => is_array($one[$key] ?? null) ? $one[$key] : [];

        return new Ad(
            $number('id'),
            AdKind::tryFrom($text('kind')) ?? AdKind::House,
            array_values(array_filter($list('places'), is_string(...))),
            $text('size'),
            max(1, $number('weight')),
            $number('from'),
            $number('until'),
            $number('limit'),
            array_values(array_filter($list('categories'), is_int(...))),
            ($one['notOnJobs'] ?? false) === true,
            str_replace(self::HOME, home_url(), $text('link')),
            str_replace(self::HOME, home_url(), $text('image')),
            $text('alt'),
            $text('unit'),
        );
    }
}
