<?php

declare(strict_types=1);

namespace CourantDesk\Consent;

use Closure;
use CourantDesk\Consent\Admin\ConsentFigures;
use CourantDesk\Consent\Wp\Banners;
use CourantDesk\Consent\Wp\ConsentApi;
use CourantDesk\Consent\Wp\ConsentCounter;
use CourantDesk\Consent\Wp\ConsentPage;
use CourantDesk\Consent\Wp\Embeds;
use CourantDesk\Consent\Wp\LocalPictures;
use CourantDesk\Consent\Wp\Registry;
use CourantDesk\Kernel\Feature;
use CourantDesk\Kernel\Installs;
use CourantDesk\Kernel\Kernel;
use CourantDesk\Kernel\RateLimiter;

/** Other people's services, and the consent without which none of them is asked (Spec 1, 7; Rulings 31, 34). */
final class ConsentFeature implements Feature, Installs
{
    private readonly ConsentCounter $counter;

    /** @param Closure(): RateLimiter $limiter */
    public function __construct(private readonly Kernel $kernel, private readonly ConsentSettings $settings, Closure $limiter)
    {
        $this->counter = new ConsentCounter($kernel, $settings, $limiter);
    }

    public function boot(): void
    {
        $registry = new Registry($this->settings);
        $banners = new Banners($this->settings);
        (new ConsentPage($this->kernel, $this->settings, $registry, $banners))->boot();
        (new ConsentApi($this->kernel->file, $registry, $banners))->boot();
        (new Embeds($this->kernel, $this->settings))->boot();
        (new LocalPictures($this->kernel->file, $this->settings))->boot();
        $this->counter->boot();
        if (is_admin()) {
            (new ConsentFigures($this->counter, $this->settings))->boot();
        }
    }

    public function install(): void
    {
        $this->counter->install();
    }

    public function deactivate(): void
    {
    }

    public function erase(): void
    {
        $this->counter->erase();
    }
}
