<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Delays scripts of one wp-admin screen that the screen does not need to be usable: they are printed inertly at the end of the page,
 * and src/admin/kit/delayed-scripts.ts runs them once the screen has rendered.
 *
 * Since WordPress 6.9 every screen loads the command palette, and with it the block editor: 1.1 MB (gzip) before any script that
 * is printed later can run. Scripts that something else on the screen needs are not delayed, because WordPress has printed them by then.
 */
final class DelayedAdminScripts
{
    public const TEMPLATE = 'courant-delayed-scripts';
    /** WordPress's command palette; older versions do not have it. */
    private const PALETTE = ['wp-core-commands', 'wp-commands'];

    /** @var list<string> */
    private array $handles = [];
    /** @var list<string> */
    private array $styles = [];
    /** @var list<string> */
    private array $dequeued = [];

    public function register(): void
    {
        add_action('admin_print_styles', [$this, 'delayStyles'], 1);
        add_action('admin_footer', [$this, 'restoreStyles'], 1);
        // Core prints at 10. The admin bar offers the palette only while its script is enqueued, and it was printed long before.
        add_action('admin_print_footer_scripts', [$this, 'dequeue'], 9);
        add_action('admin_print_footer_scripts', [$this, 'print'], 11);
    }

    /** Delays a script of ours, which must be registered. */
    public function add(string $handle): void
    {
        $this->handles[] = $handle;
    }

    /** Moves a stylesheet behind the content, so that the content is painted before it was loaded. */
    public function addStyle(string $handle): void
    {
        $this->styles[] = $handle;
    }

    public function delayStyles(): void
    {
        foreach (['wp-commands', ...$this->styles] as $handle) {
            if (wp_style_is($handle)) {
                wp_dequeue_style($handle);
                $this->dequeued[] = $handle;
            }
        }
    }

    public function restoreStyles(): void
    {
        array_map('wp_enqueue_style', $this->dequeued);
    }

    public function dequeue(): void
    {
        foreach (self::PALETTE as $handle) {
            if (wp_script_is($handle)) {
                wp_dequeue_script($handle);
                $this->handles[] = $handle;
            }
        }
    }

    public function print(): void
    {
        $scripts = wp_scripts();
        $scripts->do_concat = false;
        echo '<template id="' . esc_attr(self::TEMPLATE) . '">';
        $scripts->do_items($this->handles);
        echo '</template>';
    }
}
