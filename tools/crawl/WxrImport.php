<?php

declare(strict_types=1);

namespace CourantTools\Crawl;

/**
 * A small importer: terms, media, posts, pages, comments and menus of an export, with their ids where these are free.
 * Data that only other plugins read, and stored responses of other hosts, are skipped.
 */
final class WxrImport
{
    private const IMPORTED_META = ['_wp_page_template', '_wp_attachment_image_alt'];

    /** @var array<int, int> ids in the export to ids here */
    private array $ids = [];

    /** @var array<string, string> URL on this site by URL in the export */
    private array $media = [];

    /** @var array<string, int> */
    private array $counts = [];

    public function __construct(
        private readonly WxrFile $file,
        private readonly Media $files,
        private readonly Terms $terms,
    ) {
    }

    /** @return array<string, int> */
    public function run(): array
    {
        require_once ABSPATH . 'wp-admin/includes/image.php';
        wp_set_current_user(1);
        $this->terms->create($this->file->terms());
        $items = $this->file->items();
        foreach ([['attachment'], ['post', 'page'], ['nav_menu_item']] as $types) {
            foreach ($items as $item) {
                if (in_array($item->wp('post_type'), $types, true)) {
                    $this->importItem($item);
                }
            }
        }
        $this->linkItems($items);

        return $this->counts;
    }

    private function importItem(WxrItem $item): void
    {
        $type = $item->wp('post_type');
        $id = match ($type) {
            'attachment' => $this->attachment($item),
            'nav_menu_item' => $this->menuItem($item),
            default => $this->post($item),
        };
        $this->ids[$item->number('post_id')] = $id;
        $this->counts[$type] = ($this->counts[$type] ?? 0) + ($id > 0 ? 1 : 0);
    }

    private function attachment(WxrItem $item): int
    {
        $kept = $this->files->copyFile($item->wp('attachment_url'));
        $url = (string) preg_replace('#^https?:#', '', $item->wp('attachment_url'));
        $this->media[(string) preg_replace('/\.\w+$/', '', $url)] = $kept['url'];
        $id = wp_insert_attachment($this->fields($item) + ['post_mime_type' => $kept['type']], $kept['file']);
        wp_update_attachment_metadata($id, wp_generate_attachment_metadata($id, $kept['file']));
        // Linked pictures are named by their titles where their author left the alternative text empty.
        update_post_meta($id, '_wp_attachment_image_alt', wp_slash($item->title()));
        $this->meta($id, $item);

        return $id;
    }

    private function post(WxrItem $item): int
    {
        $content = $this->content($item->content());
        /** @var array{post_content: string} $fields */
        $fields = wp_slash(['post_content' => $content] + $this->fields($item));
        $id = wp_insert_post($fields);
        $this->terms->assign($id, $item->terms());
        $this->meta($id, $item);
        if ($item->wp('is_sticky') === '1') {
            stick_post($id);
        }
        $this->comments($id, $item);

        return $id;
    }

    /** @return array<string, mixed> */
    private function fields(WxrItem $item): array
    {
        return [
            'import_id' => $item->number('post_id'),
            'post_type' => $item->wp('post_type'),
            'post_status' => $item->wp('status'),
            'post_title' => $item->title(),
            'post_name' => $item->wp('post_name'),
            'post_date' => $item->wp('post_date'),
            'post_date_gmt' => $item->wp('post_date_gmt'),
            'post_password' => $item->wp('post_password'),
            'post_excerpt' => $item->excerpt(),
            'menu_order' => $item->number('menu_order'),
            'comment_status' => $item->wp('comment_status'),
            'post_author' => 1,
        ];
    }

    /** Replaces the URLs of the export's media, in any size, by those of this site. */
    private function content(string $html): string
    {
        foreach ($this->media as $base => $url) {
            $html = (string) preg_replace(
                '#(?:https?:)?' . preg_quote($base, '#') . '(?:-\d+x\d+)?\.\w+(?:\?[^"\'\s)]*)?#',
                $url,
                $html,
            );
        }

        // The URL of one image is on the computer of its author.
        $any = reset($this->media);

        return (string) preg_replace(
            '#http://localhost:\d+/[^"\'\s)]+\.(?:jpe?g|png|gif)#',
            $any === false ? '' : $any,
            $html,
        );
    }

    private function meta(int $id, WxrItem $item): void
    {
        foreach ($item->meta() as $key => $value) {
            if (in_array($key, self::IMPORTED_META, true)) {
                update_post_meta($id, $key, wp_slash($value));
            }
        }
    }

    private function comments(int $post, WxrItem $item): void
    {
        $known = [];
        foreach ($item->comments() as $comment) {
            $type = $comment['comment_type'] ?? '';
            /** @var array{comment_post_ID: int} $fields */
            $fields = wp_slash([
                'comment_post_ID' => $post,
                'comment_author' => $comment['comment_author'] ?? '',
                'comment_author_email' => $comment['comment_author_email'] ?? '',
                'comment_author_url' => $comment['comment_author_url'] ?? '',
                'comment_content' => $comment['comment_content'] ?? '',
                'comment_date' => $comment['comment_date'] ?? '',
                'comment_date_gmt' => $comment['comment_date_gmt'] ?? '',
                'comment_approved' => $comment['comment_approved'] ?? '1',
                'comment_type' => $type === '' ? 'comment' : $type,
                'comment_parent' => $known[$comment['comment_parent'] ?? ''] ?? 0,
            ]);
            $known[$comment['comment_id'] ?? ''] = (int) wp_insert_comment($fields);
        }
        wp_update_comment_count_now($post);
    }

    private function menuItem(WxrItem $item): int
    {
        $meta = $item->meta();
        $menu = $item->terms()[0] ?? null;
        if ($menu === null) {
            return 0;
        }
        $object = (int) ($meta['_menu_item_object_id'] ?? 0);
        $type = $meta['_menu_item_type'] ?? 'custom';
        $id = wp_update_nav_menu_item($this->terms->findOrCreate('nav_menu', $menu['slug'], $menu['name']), 0, [
            'menu-item-title' => $item->title(),
            'menu-item-type' => $type,
            'menu-item-object' => $meta['_menu_item_object'] ?? 'custom',
            'menu-item-object-id' => $type === 'post_type' ? $this->ids[$object] ?? 0 : $object,
            'menu-item-parent-id' => $this->ids[(int) ($meta['_menu_item_menu_item_parent'] ?? 0)] ?? 0,
            'menu-item-url' => $meta['_menu_item_url'] ?? '',
            'menu-item-position' => $item->number('menu_order'),
            'menu-item-status' => 'publish',
        ]);

        return is_int($id) ? $id : 0;
    }

    /**
     * Parents and featured pictures, once all ids are known.
     *
     * @param list<WxrItem> $items
     */
    private function linkItems(array $items): void
    {
        foreach ($items as $item) {
            $id = $this->ids[$item->number('post_id')] ?? 0;
            $parent = $this->ids[$item->number('post_parent')] ?? 0;
            $picture = $this->ids[(int) ($item->meta()['_thumbnail_id'] ?? 0)] ?? 0;
            if ($id > 0 && $parent > 0 && $item->wp('post_type') !== 'nav_menu_item') {
                wp_update_post(['ID' => $id, 'post_parent' => $parent]);
            }
            if ($id > 0 && $picture > 0) {
                set_post_thumbnail($id, $picture);
            }
        }
    }
}
