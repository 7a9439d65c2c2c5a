<?php

/*
 * Integration tests: WordPress runs already (tests/support/phpunit.php); its present state is what each test begins
 * with.
 */

declare(strict_types=1);

use CourantTests\Support\Site\Baseline;

Baseline::take();
