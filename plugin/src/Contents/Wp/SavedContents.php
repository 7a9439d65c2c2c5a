<?php

declare(strict_types=1);

namespace CourantDesk\Contents\Wp;

use CourantDesk\Kernel\Log;
use CourantDesk\Kernel\VisitorContext;
use Throwable;
use WP_Post;
use WP_Query;

/** Computes a post's outline when it is saved, and keeps it with the post (Rulings 22). */
final class SavedContents
{
    /** @var list<string>|null the texts as far as they are made; null: nothing is being saved */
    private ?array $texts = null;

    public function __construct(
        private readonly Options $options,
        private readonly PostOutlines $outlines,
        private readonly Places $places,
        private readonly Log $log,
    ) {
    }

    public function boot(): void
    {
        add_action('wp_after_insert_post', $this->save(...), 20, 2);
    }

    public function save(int $id, WP_Post $post): void
    {
        $isText = in_array($post->post_type, $this->options->site->enabledTypes(), true) && !in_array($post->post_status, ['auto-draft', 'trash', 'inherit'], true);
        if (!$isText || $this->texts !== null || wp_is_post_revision($id) !== false || wp_is_post_autosave($id) !== false || wp_installing()) {
            return;
        }
        $pages = $this->pages($post);
        if ($pages !== []) {
            $this->outlines->keep($id, $this->options->of($post)->rules(), $pages);
        }
    }

    /** @return list<string> the HTML of all pages of that text; none where it cannot be made */
    public function pages(WP_Post $post): array
    {
        $level = ob_get_level();
        try {
            ob_start();

            return $this->render($post);
        } catch (Throwable $failure) {
            // A shortcode of somebody else's that fails here must not cost the author the saving of the text.
            $this->log->error('contents.save', ['post' => $post->ID], $failure);

            return [];
        } finally {
            $this->texts = null;
            $this->places->end();
            remove_filter('the_content', [$this, 'take'], 99);
            while (ob_get_level() > $level) {
                ob_end_clean();
            }
        }
    }

    public function take(string $html): string
    {
        if ($this->texts !== null) {
            $this->texts[] = Hooks::content($html);
        }

        return $html;
    }

    /** @return list<string> the HTML of all pages, as it is when tables of contents are put into it */
    private function render(WP_Post $post): array
    {
        $query = new WP_Query(['p' => $post->ID, 'post_type' => $post->post_type, 'post_status' => $post->post_status, 'no_found_rows' => true, 'ignore_sticky_posts' => true]);
        if (!$query->have_posts()) {
            return [];
        }
        $this->texts = [];
        add_filter('the_content', [$this, 'take'], 99);
        $query->the_post();
        $pages = [];
        foreach (PostOutlines::pages($post) as $raw) {
            $this->texts = [];
            $this->places->begin();
            // What is kept is shown to everybody, so it is made as a visitor would see it.
            VisitorContext::run(static fn (): mixed => apply_filters('the_content', $raw));
            // A text within the text is made first; the last one is the page.
            $pages[] = $this->last() ?? $raw;
        }
        wp_reset_postdata();

        return $pages;
    }

    private function last(): ?string
    {
        $texts = $this->texts ?? [];

        return $texts === [] ? null : $texts[count($texts) - 1];
    }
}
