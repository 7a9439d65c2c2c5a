<?php

declare(strict_types=1);

namespace CourantDesk\Kernel;

/**
 * Delays scripts that a wp-admin screen does not need at first: they are printed as inert elements at the end of the
 * page, and src/shared/admin/delayed-scripts.ts runs them after the screen has rendered.
 *
 * Since WordPress 6.9 every screen loads the command palette, and with it the block editor: 1.1 MB (gzip) before any
 * script that is printed later can run. Scripts that another script of the screen depends on are not delayed, because
 * WordPress has printed them before.
 */
final class DelayedAdminScripts
{
    public const TEMPLATE_ID = 'courant-delayed-scripts';
    /** Script handles of the command palette, which older versions of WordPress do not have. */
    private const COMMAND_PALETTE_HANDLES = ['wp-core-commands', 'wp-commands'];

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
        // WordPress prints the palette at priority 10. The admin bar, which shows its button only while the script is
        // enqueued, is printed before that.
        add_action('admin_print_footer_scripts', [$this, 'dequeueCommandPalette'], 9);
        add_action('admin_print_footer_scripts', [$this, 'printTemplate'], 11);
    }

    /** Delays a script of this plugin, which must be registered. */
    public function addScript(string $handle): void
    {
        $this->handles[] = $handle;
    }

    /** Moves a stylesheet after the content, so that the content is painted before the stylesheet is loaded. */
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

    public function dequeueCommandPalette(): void
    {
        foreach (self::COMMAND_PALETTE_HANDLES as $handle) {
            if (wp_script_is($handle)) {
                wp_dequeue_script($handle);
                $this->handles[] = $handle;
            }
        }
    }

    /**
     * Prints a script that preloads large footer scripts after the content above it was painted. On a slow connection
     * they would otherwise be loaded after the many small scripts of WordPress, because browsers load six files at a
     * time: the connection is not used to capacity while they wait for small files, and is alone with a large one at
     * the end.
     */
    public static function printPreloadAfterPaint(string ...$urls): void
    {
        $urls = InlineJson::encode(array_values(array_filter($urls, static fn (string $url): bool => $url !== '')));
        wp_print_inline_script_tag(
            "requestAnimationFrame(() => setTimeout(() => $urls.forEach((href) => document.head.append("
            . "Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href })))));"
        );
    }

    public function printTemplate(): void
    {
        $scripts = wp_scripts();
        $scripts->do_concat = false;
        echo '<template id="' . esc_attr(self::TEMPLATE_ID) . '">';
        $scripts->do_items($this->handles);
        echo '</template>';
    }
}
