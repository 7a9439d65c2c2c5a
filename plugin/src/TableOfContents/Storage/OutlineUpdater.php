<?php

declare(strict_types=1);

namespace CourantDesk\TableOfContents\Storage;

use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\LoggedOutContext;
use CourantDesk\TableOfContents\Frontend\EasyTocHooks;
use CourantDesk\TableOfContents\Frontend\TablePlaceholders;
use Throwable;
use WP_Post;
use WP_Query;

/** Computes a post's outline when it is saved and stores it with the post. */
final class OutlineUpdater
{
    /** @var list<string>|null texts that have been rendered; null when no post is being saved */
    private ?array $texts = null;

    public function __construct(
        private readonly OptionsResolver $options,
        private readonly OutlineRepository $outlines,
        private readonly TablePlaceholders $placeholders,
        private readonly Log $log,
    ) {
    }

    public function save(int $id, WP_Post $post): void
    {
        $isText = in_array($post->post_type, $this->options->settings->enabledPostTypes(), true)
            && !in_array($post->post_status, ['auto-draft', 'trash', 'inherit'], true);
        if (
            !$isText
            || $this->texts !== null
            || wp_is_post_revision($id) !== false
            || wp_is_post_autosave($id) !== false
            || wp_installing()
        ) {
            return;
        }
        $pages = $this->renderPages($post);
        if ($pages !== []) {
            $this->outlines->save($id, $this->options->forPost($post)->outlineRules(), $pages);
        }
    }

    /** @return list<string> rendered HTML of all pages; empty when rendering fails */
    public function renderPages(WP_Post $post): array
    {
        $level = ob_get_level();
        try {
            ob_start();

            return $this->renderInLoop($post);
        } catch (Throwable $failure) {
            // An exception in another plugin's shortcode must not prevent saving the post.
            $this->log->error('contents.save', ['post' => $post->ID], $failure);

            return [];
        } finally {
            $this->texts = null;
            $this->placeholders->stop();
            remove_filter('the_content', [$this, 'collectContent'], 99);
            while (ob_get_level() > $level) {
                ob_end_clean();
            }
        }
    }

    public function collectContent(string $html): string
    {
        if ($this->texts !== null) {
            $this->texts[] = EasyTocHooks::filterContent($html);
        }

        return $html;
    }

    /** @return list<string> HTML of all pages in the state in which tables of contents are inserted */
    private function renderInLoop(WP_Post $post): array
    {
        $query = new WP_Query([
            'p' => $post->ID, 'post_type' => $post->post_type, 'post_status' => $post->post_status,
            'no_found_rows' => true, 'ignore_sticky_posts' => true,
        ]);
        if (!$query->have_posts()) {
            return [];
        }
        $this->texts = [];
        add_filter('the_content', [$this, 'collectContent'], 99);
        $query->the_post();
        $pages = [];
        foreach (OutlineRepository::splitPages($post) as $raw) {
            $this->texts = [];
            $this->placeholders->start();
            // All visitors see the result, so it is rendered for a logged-out visitor.
            LoggedOutContext::run(static fn (): mixed => apply_filters('the_content', $raw));
            // Nested texts are rendered first; the last one is the page.
            $pages[] = $this->lastText() ?? $raw;
        }
        wp_reset_postdata();

        return $pages;
    }

    private function lastText(): ?string
    {
        $texts = $this->texts ?? [];

        return $texts === [] ? null : $texts[count($texts) - 1];
    }
}
