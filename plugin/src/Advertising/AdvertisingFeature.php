<?php

declare(strict_types=1);

namespace CourantDesk\Advertising;

use Closure;
use CourantDesk\Advertising\Admin\AdBox;
use CourantDesk\Advertising\Admin\AdColumns;
use CourantDesk\Advertising\Wp\AdCounter;
use CourantDesk\Advertising\Wp\AdoptedAd;
use CourantDesk\Advertising\Wp\AdPolicy;
use CourantDesk\Advertising\Wp\AdType;
use CourantDesk\Advertising\Wp\InArticle;
use CourantDesk\Advertising\Wp\Inventory;
use CourantDesk\Advertising\Wp\PlaceBlock;
use CourantDesk\Advertising\Wp\Places;
use CourantDesk\Advertising\Wp\PlaceWidget;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Installs;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\RateLimiter;
use CourantDesk\Kernel\Registers;

/** Advertising: an inventory, places of fixed size, and counters without cookies (Spec 2.1, 9; Rulings 34). */
final class AdvertisingFeature implements Feature, Installs, Registers
{
    private readonly Inventory $inventory;
    private readonly AdCounter $counter;

    /** @param Closure(): RateLimiter $limiter */
    public function __construct(private readonly Kernel $kernel, private readonly AdvertisingSettings $settings, Closure $limiter)
    {
        $this->inventory = new Inventory();
        $this->counter = new AdCounter($kernel, $settings, $this->inventory, $limiter);
    }

    public function boot(): void
    {
        add_action('init', [$this, 'register']);
        $places = new Places($this->kernel, $this->settings, $this->inventory);
        $places->boot();
        $this->inventory->boot();
        $this->counter->boot();
        (new AdPolicy())->boot();
        (new InArticle($this->settings, $places))->boot();
        (new PlaceBlock(dirname($this->kernel->file) . '/blocks', $this->kernel->assets, $this->settings, $places))->boot();
        add_action('widgets_init', function () use ($places): void {
            register_widget(new PlaceWidget($this->settings, $places));
        });
        (new AdoptedAd($this->settings))->boot();
        if (is_admin()) {
            (new AdBox($this->kernel, $this->settings))->boot();
            (new AdColumns($this->settings, $this->counter))->boot();
        }
    }

    public function register(): void
    {
        (new AdType())->register();
    }

    public function install(): void
    {
        $this->inventory->install();
        $this->counter->install();
        AdType::grant();
    }

    public function deactivate(): void
    {
    }

    public function erase(): void
    {
        foreach (get_posts(['post_type' => AdType::NAME, 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids']) as $ad) {
            wp_delete_post($ad, true);
        }
        $this->counter->erase();
        $this->inventory->erase();
        AdType::revoke();
        PlaceWidget::erase();
    }
}
